/** What `data-endpoint` of a page says instead of a URL if its forms post nowhere, in a preview. A page without it has lost it. */
export const nowhere = 'none'
