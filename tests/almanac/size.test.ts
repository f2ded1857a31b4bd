import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundleBytes } from '../bazi/bundle-bytes.ts'

const door = fileURLToPath(new URL('../../src/almanac/index.ts', import.meta.url))

test('the whole almanac takes at most 25 kB, with all it needs of the engine', async () => {
  const bytes = await bundleBytes('*', door)
  console.log(`almanac: ${bytes} bytes gzip`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(25_000)
})

test('lunar dates alone take at most 2.5 kB', async () => {
  const bytes = await bundleBytes('{ lunarDateOf }', door)
  console.log(`lunarDateOf: ${bytes} bytes gzip`)
  expect(bytes).toBeLessThanOrEqual(2_500)
})
