/** Fixture of prompt injections, which the chat's tests also send. */
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import { detectBoundaryKind } from '#readings/safety/index.ts'
import { injections } from './messages.ts'

const KINDS = ['chart', 'prompt', 'price', 'tool', 'system', 'markup', 'hidden', 'bidi', 'nickname']

test('has at least eighty, of every kind in every language', () => {
  expect(injections.length).toBeGreaterThanOrEqual(80)
  for (const kind of KINDS)
    for (const locale of LOCALES)
      expect(injections.filter((one) => one.kind === kind && one.locale === locale).length, `${kind} ${locale}`).toBeGreaterThan(0)
  expect([...new Set(injections.map(({ kind }) => kind))]).toEqual(KINDS)
})

test('hidden and bidi messages contain the matching control characters', () => {
  for (const { kind, text } of injections) {
    if (kind === 'hidden') expect(text).toMatch(/[\p{Cf}\u034F]/u)
    if (kind === 'bidi') expect(text).toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
  }
})

test('some injections are detected as questions about death', () => {
  const kinds = injections.map(({ text }) => detectBoundaryKind(text))
  expect(kinds.filter((kind) => kind === 'death').length).toBeGreaterThan(0)
})
