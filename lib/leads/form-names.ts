/** The names of the forms by which scripts find them in the page. */
export const formNames = { estimate: 'estimate', contact: 'contact', start: 'start' } as const

/** The id of the estimator's amenities, to which the hero's form leads. */
export const amenitiesId = 'amenities'
