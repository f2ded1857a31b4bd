import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundleBytes } from '../bazi/bundle-bytes.ts'

const entry = fileURLToPath(new URL('../../src/almanac/index.ts', import.meta.url))

test('the almanac with its engine code takes at most 25 kB', async () => {
  const bytes = await bundleBytes('*', entry)
  console.log(`almanac: ${bytes} bytes gzip`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(25_000)
})

test('lunarDateOf alone takes at most 2.5 kB', async () => {
  const bytes = await bundleBytes('{ lunarDateOf }', entry)
  console.log(`lunarDateOf: ${bytes} bytes gzip`)
  expect(bytes).toBeLessThanOrEqual(2_500)
})
