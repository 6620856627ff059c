/** The classes of a label that looks like a card or a chip, with an invisible input over it. */
export const choiceClass =
  'relative min-h-11 items-center rounded-sm leading-tight hover:border-primary has-checked:border-primary ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link'
