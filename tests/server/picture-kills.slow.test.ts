import { expect, test } from 'vitest'
import { simulatePictureCrashes } from '../support/kill-pictures.ts'
import { chooseByLane } from '../support/lane.ts'

const KILLS = chooseByLane(2, 3)

const places = ['folder', 'S3'] as const

test.each(places)('a killed server with storage %s loses and double-charges no picture', async (place) => {
  const { asked, midway, ...figures } = await simulatePictureCrashes('SQLite', KILLS, place)
  expect(figures).toEqual({ kills: KILLS, refusals: [], lost: 0, unended: 0, paidTwice: 0, balanceOff: 0, filesBroken: 0 })
  expect(asked).toBeGreaterThan(5)
  expect(midway).toBeGreaterThan(0)
})
