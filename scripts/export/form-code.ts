import { readFileSync } from 'node:fs'
import path from 'node:path'
import { attribute, type Element } from './html'

/** How Turbopack names, inside a chunk, those it may fetch. */
const chunkName = /"(static\/chunks\/[\w~.-]+\.js)"/g

/** How a chunk makes a form, and its name. */
const madeForm = /"form",\{[^{}]*\bname:"(\w+)"/g

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** The chunks of an export, each read once: those that it names and the forms that it makes. */
function chunkReader(out: string) {
  const known = new Map<string, { names: string[]; forms: string[] }>()
  return (address: string) => {
    const chunk = known.get(address)
    if (chunk) return chunk
    const text = readFileSync(path.join(out, address), 'utf8')
    const read = { names: all(text, chunkName).map((name) => `/_next/${name}`), forms: all(text, madeForm) }
    known.set(address, read)
    return read
  }
}

/**
 * Gives, for the elements of a page, the templates from which the starter fetches a form's code ahead, as soon as somebody is
 * in that form: its island asks for it only when React has come alive, a second later on a slow line. The function
 * returned throws when a form's code is in no chunk that the page's scripts name.
 */
export function formCodeFinder(out: string): (elements: readonly Element[]) => string {
  const read = chunkReader(out)
  const valuesOf = (elements: readonly Element[], tagName: string, name: string) =>
    elements.flatMap((element) => (element.tagName === tagName ? (attribute(element, name) ?? []) : []))

  return (elements) => {
    const forms = valuesOf(elements, 'form', 'name')
    if (forms.length === 0) return ''
    const later = new Set(valuesOf(elements, 'script', 'src').flatMap((source) => read(source).names))
    return forms
      .map((form) => {
        const chunks = [...later].filter((chunk) => read(chunk).forms.includes(form))
        if (chunks.length === 0) throw new Error(`No script that the page names makes the form "${form}".`)
        const links = chunks.map((chunk) => `<link rel="preload" as="script" href="${chunk}"/>`)
        return `<template data-form="${form}">${links.join('')}</template>`
      })
      .join('')
  }
}
