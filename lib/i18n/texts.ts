import type { Messages, NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl'

/** The keys of messages that contain others: `'estimator.gate'`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

type TextsIn<Node> = { [Key in keyof Node]: Node[Key] extends string ? string : TextsIn<Node[Key]> }

/** The messages of a namespace as finished texts. */
export type Texts<Name extends Namespace> = TextsIn<NestedValueOf<Messages, Name>>

/** Fills in what only the browser knows, such as the visitor's address: `{address}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name)
