/** Hours for which a request for an estimate waits in the browser, until it has arrived. */
export const outboxHours = 72

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
