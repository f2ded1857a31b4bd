import { expect, test } from 'vitest'
import { bundleBytes } from './bundle-bytes.ts'

test('castChart with its jie table takes at most 8 kB', async () => {
  const bytes = await bundleBytes('{ castChart }')
  console.log(`castChart: ${bytes} bytes gzip`)
  expect(bytes).toBeGreaterThan(4000)
  expect(bytes).toBeLessThanOrEqual(8_000)
})

test('the whole engine takes at most 28.6 kB', async () => {
  const bytes = await bundleBytes('*')
  console.log(`engine: ${bytes} bytes gzip`)
  expect(bytes).toBeLessThanOrEqual(28_600)
})
