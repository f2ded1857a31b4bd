/** The table of messages that try to be instructions, which the chat's own tests send. */
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import { boundaryOf } from '#readings/safety/index.ts'
import { injections } from './messages.ts'

const KINDS = ['chart', 'prompt', 'price', 'tool', 'system', 'markup', 'hidden', 'bidi', 'nickname']

test('there are at least eighty, of every kind in every language', () => {
  expect(injections.length).toBeGreaterThanOrEqual(80)
  for (const kind of KINDS)
    for (const locale of LOCALES)
      expect(injections.filter((one) => one.kind === kind && one.locale === locale).length, `${kind} ${locale}`).toBeGreaterThan(0)
  expect([...new Set(injections.map(({ kind }) => kind))]).toEqual(KINDS)
})

test('the hidden ones hold signs that are not seen, the turned ones signs that turn the line', () => {
  for (const { kind, text } of injections) {
    if (kind === 'hidden') expect(text).toMatch(/[\p{Cf}\u034F]/u)
    if (kind === 'bidi') expect(text).toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
  }
})

test('none is answered but as a question: a death asked for in a system’s name is a death asked for', () => {
  const kinds = injections.map(({ text }) => boundaryOf(text))
  expect(kinds.filter((kind) => kind === 'death').length).toBeGreaterThan(0)
})
