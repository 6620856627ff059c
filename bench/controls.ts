const inEstimate = (control: string) => `form[name="estimate"] ${control}`

/** What is pressed on the pages, as selectors; not every page has all of it. */
export const controls = {
  menu: 'button[aria-controls="mobile-menu"]',
  capacity: inEstimate('input[name="sleepingCapacity"]'),
  type: inEstimate('input[name="propertyType"][value="f2"]'),
  amenity: inEstimate('input[name="amenities"][value="pool"]'),
  estimate: inEstimate('[type="submit"]'),
  faq: '#faq details:nth-of-type(2) summary',
  dismiss: '[data-part="calculate-button"] button',
}
