import { castChart, type Chart } from '#bazi/index.ts'
import { castInputOf } from './cast-input.ts'
import { resolveBirth } from './settled.ts'
import { toUnresolvedProfile, type CastAtInput } from './cast-at-input.ts'

/**
 * Casts a chart in one call: the zone's history in the runtime's `Intl` resolves the clock time to an instant.
 * @throws a RangeError whose `field` names the invalid field
 */
export function castAt(told: CastAtInput): Chart {
  return castChart(castInputOf(resolveBirth(toUnresolvedProfile(told))))
}
