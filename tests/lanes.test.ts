/** What the short lane may leave out, another test goes through. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('each end-to-end file with further ways has a test of the way itself', async () => {
  const found: string[] = []
  for await (const file of glob('tests/e2e/*.spec.ts')) {
    const text = readFileSync(file, 'utf8').replace(/^import .*$/gm, '')
    const further = text.match(/\bFURTHER(_WITH_WORKER)?,/g)?.length ?? 0
    const tests = text.match(/^ *(test|base)\(/gm)?.length ?? 0
    if (further > 0) found.push(file)
    expect(tests, file).toBeGreaterThan(further)
  }
  expect(found.length).toBeGreaterThan(20)
})
