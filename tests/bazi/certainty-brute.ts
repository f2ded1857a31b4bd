/** Certainty of a chart by brute force: casts every second of its window. */
import type { BirthInput, Statement } from '#bazi/index.ts'
import { analyseChart, castChart } from '#bazi/index.ts'
import type { Chart } from '#bazi/index.ts'

const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)
const days = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

type Stated = Readonly<Record<Statement, string | null>>

/** Cache of analyses by pillars; without it, the analyses would take most of the time. */
const analysed = new Map<string, Omit<Stated, 'luck'>>()

function statedOf(chart: Chart): Stated {
  const { pillars, luck } = chart
  const { year, month, day, hour, school } = pillars
  const texts = [year.ganzhi, month.ganzhi, day.ganzhi, hour?.ganzhi ?? null] as const
  const key = JSON.stringify([texts, school])
  if (!analysed.has(key)) {
    const { strength, pattern, useful, joyful, adverse, enemy, idle } = analyseChart(chart)
    const said = { year: texts[0], month: texts[1], day: texts[2], hour: texts[3] }
    analysed.set(key, { ...said, strength: strength.class, pattern, useful, joyful, adverse, enemy, idle })
  }
  return { ...analysed.get(key)!, luck: luck.pillars.map(({ ganzhi }) => ganzhi).join() }
}

export interface BruteForceCertainty {
  readonly statements: Readonly<Record<string, { readonly earlier: number | null; readonly later: number | null } | null>>
  readonly windows: readonly { readonly minutes: number | null; readonly holds: readonly string[]; readonly luckDays: number }[]
}

/** Computes certainty by brute force, in the format of `certaintyOf`. */
export function computeBruteForceCertainty(input: BirthInput): BruteForceCertainty {
  const own = castChart(input)
  const utc = Date.parse(input.utc) / 1000
  const civil = utc + input.offsetSeconds
  const isUnknown = input.hourUnknown === true
  const midnight = ((civil % 86_400) + 86_400) % 86_400
  const [from, to] = isUnknown ? [-midnight, 86_399 - midnight] : [-3600, 3600]
  const ownStated = statedOf(own)
  const names = Object.keys(ownStated) as Statement[]
  const statements: Record<string, { earlier: number | null; later: number | null }> = {}
  for (const name of names) statements[name] = { earlier: null, later: null }
  const reaches = isUnknown ? [null] : [5, 15, 60]
  const luckDays = reaches.map(() => 0)
  let [lastKey, lastStated] = ['', ownStated]
  for (let at = from; at <= to; at++) {
    const chart = castChart({ ...input, local: clockText(civil + at), utc: `${clockText(utc + at)}Z` })
    const { year, month, day, hour } = chart.pillars
    const key = `${year.index} ${month.index} ${day.index} ${hour?.index} ${chart.luck.forward} ${chart.pillars.school?.daysSinceJie}`
    if (key !== lastKey) [lastKey, lastStated] = [key, statedOf(chart)]
    for (const name of names) {
      if (lastStated[name] === ownStated[name]) continue
      if (at < 0) statements[name]!.earlier = -at
      else statements[name]!.later ??= at
    }
    const off = Math.abs(days(chart.luck.startDate) - days(own.luck.startDate))
    reaches.forEach((minutes, i) => {
      if (minutes === null || Math.abs(at) <= minutes * 60) luckDays[i] = Math.max(luckDays[i]!, off)
    })
  }
  const isBeyond = (seconds: number | null, minutes: number | null) => seconds === null || (minutes !== null && seconds > minutes * 60)
  const holdsWithin = (name: string, minutes: number | null) =>
    isBeyond(statements[name]!.earlier, minutes) && isBeyond(statements[name]!.later, minutes)
  const decided = names.filter((name) => ownStated[name] !== null)
  return {
    statements: Object.fromEntries(names.map((name) => [name, ownStated[name] === null ? null : statements[name]!])),
    windows: reaches.map((minutes, i) => ({
      minutes,
      holds: decided.filter((name) => holdsWithin(name, minutes)),
      luckDays: luckDays[i]!,
    })),
  }
}
