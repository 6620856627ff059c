import { amenities, isPropertyType, type PropertyType } from '@/lib/business/estimate'
import type { Draft } from '@/lib/leads/drafts'
import type { EstimateInputs } from '@/lib/leads/payloads'

/** What stands in the estimate form; the type may still be missing. */
export type EstimateValues = Omit<EstimateInputs, 'propertyType'> & { propertyType: PropertyType | null }

const text = (data: FormData, name: string) => String(data.get(name) ?? '')

/** Reads the form as it stands in the page, whoever filled it: a visitor, the browser, a link, a draft. */
export function readValues(form: HTMLFormElement): EstimateValues {
  const data = new FormData(form)
  const type = text(data, 'propertyType')
  const chosen = data.getAll('amenities')
  return {
    location: text(data, 'location'),
    propertyType: isPropertyType(type) ? type : null,
    sleepingCapacity: text(data, 'sleepingCapacity'),
    amenities: amenities.filter((amenity) => chosen.includes(amenity)),
  }
}

/** Whether Estimate may be pressed. */
export function canEstimate({ propertyType, sleepingCapacity }: EstimateValues): boolean {
  return propertyType !== null && sleepingCapacity !== ''
}

/** Whether a field still holds what the page gave it. */
function isUntouched(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement)) return false
  const choice = field.type === 'radio' || field.type === 'checkbox'
  return choice ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** Fills the fields of these names that nobody has touched, so that what was typed early wins. */
export function fillUntouched(form: HTMLFormElement, values: Partial<EstimateInputs> | Draft): void {
  for (const [name, value] of Object.entries(values)) {
    const fields = [...form.elements].filter((field) => field.getAttribute('name') === name)
    if (!fields.every(isUntouched)) continue
    for (const field of fields) {
      if (field.type === 'radio' || field.type === 'checkbox') {
        field.checked = Array.isArray(value) ? value.includes(field.value) : value === field.value
        const hidden = field.closest('details')
        if (hidden && field.checked) hidden.open = true
      } else if (typeof value === 'string' && value) field.value = value
    }
  }
}

/** The draft of the form; a location that the page itself gave is none of the visitor's. */
export function draftOf(form: HTMLFormElement): Draft {
  const { location, ...answers } = readValues(form)
  const field = form.elements.namedItem('location')
  const given = field instanceof HTMLInputElement && field.value === field.defaultValue
  return {
    ...(!given && { location }),
    propertyType: answers.propertyType ?? '',
    sleepingCapacity: answers.sleepingCapacity,
    amenities: [...answers.amenities],
  }
}
