import { chooseByLane } from '../../support/lane.ts'
import fc from '../../support/seeded-fast-check.ts'

export const padTwoDigits = (number: number) => String(number).padStart(2, '0')

const date = fc.tuple(fc.integer({ min: 1920, max: 2020 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
/** Generates births in the form's format, of both genders and with every rule. */
export const anyBirth = fc
  .record({
    on: date.map(([year, month, day]) => `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`),
    at: fc.integer({ min: 0, max: 1439 }).map((minutes) => `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}:00`),
    gender: fc.constantFrom('0', '1'),
    hour_unknown: fc.boolean(),
    zi: fc.constantFrom('23', '24'),
    solar_time: fc.boolean(),
  })
  .map(({ on, at, ...more }) => ({ ...more, birthday: `${on} ${more.hour_unknown ? '12:00:00' : at}` }))
export const anyMonth = fc
  .tuple(fc.integer({ min: 1901, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${padTwoDigits(month)}`)
/** Number of births for which the server's readings are compared with the device's. */
export const BIRTH_COUNT = chooseByLane(10, 50)
/** fast-check parameters with a fixed seed, so that every run has the same births. */
export const seededParameters = { seed: 20261123 }
