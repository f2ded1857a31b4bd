import { castChart, type Chart } from '#bazi/index.ts'
import { toBirthInput } from './cast-input.ts'
import { resolveBirth } from './settled.ts'
import { toUnresolvedProfile, type CastAtInput } from './cast-at-input.ts'

/** Casts a chart in one call, resolving the clock time by the zone's history in the runtime's `Intl`. @throws a RangeError with `field` */
export function castAt(input: CastAtInput): Chart {
  return castChart(toBirthInput(resolveBirth(toUnresolvedProfile(input))))
}
