import { startForm } from '../first-screen/start-form.behaviour'
import { offerBanner } from '../offer/offer-banner.behaviour'
import { citiesMenu } from '../page/cities-menu.behaviour'
import { floating } from '../page/floating-actions.behaviour'
import { header } from '../page/header.behaviour'
import { legalDialog } from '../page/legal/legal-dialog.behaviour'
import { main } from '../page/main.behaviour'
import { mobileMenu } from '../page/mobile-menu.behaviour'

type Behaviour = (element: HTMLElement) => void

/** What the script adds to each part of a page (`data-part`); everything else is HTML and CSS. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  'cities-menu': citiesMenu,
  floating,
  header,
  'legal-dialog': legalDialog,
  'mobile-menu': mobileMenu,
  'offer-banner': offerBanner,
  'start-form': startForm,
  main,
}

/** Starts the behaviour of every part of the page. One that throws is logged, and the others start. */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const { part = '' } = element.dataset
    try {
      behaviours[part]?.(element)
    } catch (error) {
      console.error(`The behaviour ${part} has failed`, error)
    }
  }
}
