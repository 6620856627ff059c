/** The names of the forms, by which scripts find them in the page, and of their drafts. */
export const formNames = { estimate: 'estimate', lead: 'lead', contact: 'contact', start: 'start' } as const
