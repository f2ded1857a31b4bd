import { expect, test, vi } from 'vitest'
import { killPictures } from '../support/kill-pictures.ts'

vi.setConfig({ testTimeout: 240_000 })

test('a server that is killed while it draws loses no picture, takes for none twice, and leaves none half-written', async () => {
  const { asked, midway, ...figures } = await killPictures('SQLite', 3)
  expect(figures).toEqual({ kills: 3, refusals: [], lost: 0, unended: 0, paidTwice: 0, balanceOff: 0, filesBroken: 0 })
  expect(asked).toBeGreaterThan(5)
  expect(midway).toBeGreaterThan(0)
})
