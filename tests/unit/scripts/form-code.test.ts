/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formCodeFinder } from '@/scripts/export/form-code'
import { elementsOf } from '@/scripts/export/html'

const out = mkdtempSync(path.join(tmpdir(), 'form-code-'))
const chunks = '_next/static/chunks'

beforeAll(() => {
  mkdirSync(path.join(out, chunks), { recursive: true })
  const write = (name: string, code: string) => writeFileSync(path.join(out, chunks, name), code)
  write(
    'page.js',
    'e.v(t=>Promise.all(["static/chunks/a.js"].map(t=>e.l(t)))),e.v(t=>["static/chunks/b.js","static/chunks/toast.js"])',
  )
  write('a.js', '(0,n.jsxs)("form",{ref:e,name:"estimate",noValidate:!0}),(0,n.jsx)("form",{name:"lead"})')
  write('b.js', '(0,n.jsx)("input",{name:"estimate"}),(0,n.jsxs)("form",{ref:u,name:"contact"})')
  write('toast.js', 'toast')
})

afterAll(() => rmSync(out, { recursive: true }))

const page = (body: string) =>
  elementsOf(`<template><script src="/_next/static/chunks/page.js" async=""></script></template>${body}`)

const link = (name: string) => `<link rel="preload" as="script" href="/_next/static/chunks/${name}"/>`

it('gives for each form of a page the chunk that makes it, among those the page may fetch', () => {
  const formCode = formCodeFinder(out)
  expect(formCode(page('<form name="estimate"></form><form name="contact"></form>'))).toBe(
    `<template data-form="estimate">${link('a.js')}</template><template data-form="contact">${link('b.js')}</template>`,
  )
})

it('gives nothing for a page without forms', () => {
  expect(formCodeFinder(out)(page('<p></p>'))).toBe('')
})

it('does not build when the code of a form is nowhere', () => {
  expect(() => formCodeFinder(out)(page('<form name="study"></form>'))).toThrow(
    'No script that the page names makes the form "study".',
  )
})
