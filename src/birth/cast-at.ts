import { castChart, type Chart } from '#bazi/index.ts'
import { castInputOf } from './cast-input.ts'
import { settledOf } from './settled.ts'
import { profileOf, type Told } from './told.ts'

/**
 * A chart in one call: the zone's history, as this engine's `Intl` has it, turns the clock time into an instant.
 * @throws a RangeError whose `field` names what is wrong
 */
export function castAt(told: Told): Chart {
  return castChart(castInputOf(settledOf(profileOf(told))))
}
