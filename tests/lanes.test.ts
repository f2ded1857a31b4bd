/** Variants that the short lane may skip always have a main test in the same file. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('every end-to-end file with variants also has a main test', async () => {
  const found: string[] = []
  for await (const file of glob('tests/e2e/*.spec.ts')) {
    const text = readFileSync(file, 'utf8').replace(/^import .*$/gm, '')
    const further = text.match(/\bVARIANT_(TEST|WITH_WORKER),/g)?.length ?? 0
    const tests = text.match(/^ *(test|base)\(/gm)?.length ?? 0
    if (further > 0) found.push(file)
    expect(tests, file).toBeGreaterThan(further)
  }
  expect(found.length).toBeGreaterThan(20)
})
