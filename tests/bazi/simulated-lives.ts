import type { BirthInput, Chart, EventKind, StatedEvent, Scorer } from '#bazi/index.ts'
import { castChart, EVENT_KINDS, jointLayersAt, scorerOf, yearPillarAt } from '#bazi/index.ts'
import { randomBirths, createNumberGenerator } from './random-births.ts'

export interface Life {
  readonly birth: BirthInput
  readonly events: readonly StatedEvent[]
  readonly until: string
}

const DAY = 86_400
/** Number of random dates among which each event is drawn. */
const DATES = 24
const dateText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

const BONDS = ['six-combine', 'half-three', 'stem-combine', 'three-combine', 'three-meeting']
const BLOWS = ['clash', 'counter-pillar', 'punish', 'harm', 'same-pillar', 'three-punish']
const HARD: readonly EventKind[] = ['parting', 'loss', 'illness']

/** Affinity of a date to a kind of event: weights (/ 100) of its bonds or blows with the natal hour, and the year's score (/ 10). */
function affinityOf(chart: Chart, { pairOf }: Scorer, kind: EventKind, seconds: number): number {
  const moment = { local: `${dateText(seconds)}T12:00:00`, offsetSeconds: 28_800 }
  const toHour = jointLayersAt(chart, moment).relations.filter(({ natal, layers }) => natal.includes('hour') && !layers.includes('hourly'))
  const isDrawn = (type: string) =>
    ((kind === 'child' || !(HARD.includes(kind) || kind === 'move')) && BONDS.includes(type)) ||
    ((kind === 'child' || kind === 'move' || HARD.includes(kind)) && BLOWS.includes(type))
  const met = toHour.reduce((sum, { type, weight }) => sum + (isDrawn(type) ? weight / 100 : 0), 0)
  const { score } = pairOf(yearPillarAt(`${dateText(seconds)}T04:00:00Z`))
  return met + (kind === 'move' ? 0 : ((HARD.includes(kind) ? -1 : 1) * (score - 62)) / 10)
}

/** Creates lives of 50 years with eight events, each on one of 24 random dates with odds e^(strength × affinity); 0: equal odds. */
export function simulatedLives(count: number, strength: number, seed: number): readonly Life[] {
  const random = createNumberGenerator(seed)
  return randomBirths(count * 3, seed)
    .filter(({ local }) => local < '2030')
    .slice(0, count)
    .map((birth) => {
      const chart = castChart(birth)
      const scorer = scorerOf(chart)
      const born = Date.parse(birth.utc) / 1000
      const events = EVENT_KINDS.map((kind): StatedEvent => {
        const dates = Array.from({ length: DATES }, () => born + (16 + random() * 34) * 365.25 * DAY)
        const odds = dates.map((date) => (strength === 0 ? 1 : Math.exp(strength * affinityOf(chart, scorer, kind, date))))
        let left = random() * odds.reduce((sum, one) => sum + one, 0)
        const at = odds.findIndex((one) => (left -= one) < 0)
        return { kind, date: dateText(dates[at === -1 ? 0 : at]!) }
      })
      return { birth, events, until: dateText(born + 50 * 365.25 * DAY) }
    })
}
