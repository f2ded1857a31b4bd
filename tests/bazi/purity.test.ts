import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/bazi/', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({
    name,
    code: readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }))

test('the engine uses no clock, locale, randomness or outside import', () => {
  expect(sources.length).toBeGreaterThan(20)
  for (const { name, code } of sources) {
    expect(code, name).not.toMatch(/\b(Date|Intl|performance|process|globalThis|random|toLocale\w*|localeCompare)\b/)
    for (const [, from] of code.matchAll(/from '([^']+)'/g)) expect(from, name).toMatch(/^\.\//)
  }
})
