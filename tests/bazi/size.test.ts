import { expect, test } from 'vitest'
import { bundleBytes } from './bundle-bytes.ts'

test('the chart path alone takes at most 8 kB, its table of jie included', async () => {
  const bytes = await bundleBytes('{ castChart }')
  console.log(`castChart: ${bytes} bytes gzip`)
  expect(bytes).toBeGreaterThan(4000)
  expect(bytes).toBeLessThanOrEqual(8_000)
})

test('the whole engine takes at most 28.6 kB: what explains, searches and finds hours is five of it, and none of it comes with a chart', async () => {
  const bytes = await bundleBytes('*')
  console.log(`engine: ${bytes} bytes gzip`)
  expect(bytes).toBeLessThanOrEqual(28_600)
})
