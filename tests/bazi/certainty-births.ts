import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import { createNumberGenerator } from './random-births.ts'

const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Births of 1850–2100 worldwide, all clocks and zi rules: a third near a jie, a third near a change of hour or date, a third anywhere. */
export function certaintyBirths(count: number, seed: number, hourUnknown = false): readonly BirthInput[] {
  const random = createNumberGenerator(seed)
  const first = Date.UTC(1850, 0, 2) / 1000
  const last = Date.UTC(2100, 11, 31) / 1000
  return Array.from({ length: count }, (_, i): BirthInput => {
    const lng = Math.round((random() * 360 - 180) * 1e4) / 1e4
    const offsetSeconds = Math.round(lng / 15 + random() * 2 - 1) * 3600
    const choices = { lng, lat: 0, offsetSeconds, gender: random() < 0.5 ? 'male' : 'female', zi: random() < 0.5 ? '23' : '24' } as const
    const rest = { ...choices, solarTime: random() < 0.5, hourUnknown }
    const at = (utc: number): BirthInput => ({ ...rest, local: clockText(utc + offsetSeconds), utc: `${clockText(utc)}Z` })
    const birth = at(Math.floor(first + random() * (last - first)))
    if (i % 3 === 0) return birth
    const { nextJie, trueSolar } = castChart(birth)
    const jie = Date.parse(nextJie.utc) / 1000
    // For half of the births near a jie, the jie is at the end of a window, or one second beyond.
    const ends = [300, 301, 900, 901, 3600, 3601].flatMap((end) => [-end, end - 1])
    if (i % 6 === 1) return at(jie + ends[Math.floor(i / 6) % ends.length]!)
    if (i % 6 === 4) return at(jie + Math.round((random() * 2 - 1) * 3600))
    const clock = Date.parse(`${rest.solarTime ? trueSolar : birth.local}Z`) / 1000
    const hour = [3600, 7200 + 3600, 23 * 3600, 0, 23 * 3600][Math.floor(random() * 5)]!
    const turn = Math.floor(clock / 86_400) * 86_400 + hour + Math.round((random() * 2 - 1) * 600)
    return at(Date.parse(birth.utc) / 1000 + turn - clock)
  })
}
