import { expect, test } from 'vitest'
import { names } from '#bazi/index.ts'

const kinds = Object.entries(names).filter(([, table]) => typeof table !== 'string') as [string, Record<string, string>][]

test('a code has one meaning across all kinds', () => {
  expect(kinds.length).toBeGreaterThan(10)
  const homes = new Map<string, string[]>()
  for (const [kind, table] of kinds) for (const code of Object.keys(table)) homes.set(code, [...(homes.get(code) ?? []), kind])
  expect([...homes].filter(([, found]) => found.length > 1)).toEqual([])
})

test('names are unique within a kind', () => {
  for (const [kind, table] of kinds) expect(new Set(Object.values(table)).size, kind).toBe(Object.keys(table).length)
})

test('every name is Chinese', () => {
  for (const [, table] of kinds) for (const [code, name] of Object.entries(table)) expect(name, code).toMatch(/^\p{Script=Han}+$/u)
})
