import type { createTranslator, Messages } from 'next-intl'

/** The function that returns a message of a language by its key: `t('header.pricing')`. */
export type Translator = ReturnType<typeof createTranslator<Messages>>
