import path from 'node:path'
import { build } from 'esbuild'
import type { Environment } from '@/lib/deploy'
import { editModeScript, wordIndexFile } from '@/lib/edit/files'
import { numbersIn, removeMarks } from '@/lib/edit/marks'
import { buildWordIndex } from '../edit/build-word-index'
import { writeWithFolder } from '../files'
import { attribute, type Element, elementsOf, textOf } from './html'
import { rewritePages } from './move-pages'

/** Labels of texts that a page does not show, by their attribute; the keys are in messages under `ribbon.edit`. */
const attributeKinds: Record<string, string> = {
  alt: 'picture',
  'aria-label': 'label',
  label: 'label',
  title: 'label',
  href: 'label',
  placeholder: 'placeholder',
}

/** The same for the `content` of metadata. The share image has the title of the page. */
const metaKinds: Record<string, string> = {
  description: 'description',
  'og:title': 'shareImage',
  'og:image:alt': 'shareImage',
}

/** The numbers of the texts of an element that a page does not show, each after its kind: `placeholder:14`. */
function unseenOf(element: Element): string[] {
  const metaName = attribute(element, 'name') ?? attribute(element, 'property') ?? ''
  const kindOf = (name: string) => (name === 'content' ? metaKinds[metaName] : attributeKinds[name])
  const texts = element.attrs.map(({ name, value }) => [kindOf(name), value] as const)
  if (element.tagName === 'title') texts.push(['pageTitle', textOf(element)])
  return texts.flatMap(([kind, text]) => (kind ? numbersIn(text).map((number) => `${kind}:${number}`) : []))
}

const attributeOf = (name: string, values: readonly (string | number)[]) =>
  values.length > 0 ? ` ${name}="${[...new Set(values)].join(' ')}"` : ''

/** Turns the marks of messages in a page into `data-edit` and `data-edit-unseen`, and removes all of them. */
export function placeMarks(html: string): string {
  let done = 0
  const pieces = elementsOf(html).flatMap((element) => {
    const end = element.sourceCodeLocation?.startTag?.endOffset
    const isWords = !['title', 'script', 'style'].includes(element.tagName)
    const attributes = [
      attributeOf('data-edit', isWords ? numbersIn(textOf(element)) : []),
      attributeOf('data-edit-unseen', unseenOf(element)),
    ].join('')
    if (end === undefined || attributes === '') return []
    const at = end - (html[end - 2] === '/' ? 2 : 1)
    const before = html.slice(done, at)
    done = at
    return [before, attributes]
  })
  return removeMarks(pieces.join('') + html.slice(done))
}

/** Finishes "Edit the words" in a preview: places the marks, and writes its script and its index. */
export async function writeEditMode(out: string, env: Environment): Promise<void> {
  const file = (name: string) => path.join(out, name)
  rewritePages(out, placeMarks)
  await build({
    entryPoints: ['lib/edit/toggle-editing.ts'],
    outfile: file(editModeScript),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  })
  writeWithFolder(file(wordIndexFile), JSON.stringify(buildWordIndex(env)))
}
