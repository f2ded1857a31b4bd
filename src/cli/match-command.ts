import type { Locale } from '#contract/locale.ts'
import { type Chart, FIRST_YEAR, LAST_YEAR, pillarTextsOf } from '#bazi/index.ts'
import {
  areGrownUp,
  MATCH_VIEWS,
  type MatchReading,
  createMatchReading,
  loadMatchTexts,
  type PillarsAsText,
  selectTextsByAge,
  formatMatchSentence,
} from '#readings/match/index.ts'
import { BIRTH_FLAGS, BIRTH_USAGE, createBirthFlags } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { FlagError } from './flag-error.ts'
import { parseDayFlag } from './dates.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { LOCALE_FLAG, LOCALE_USAGE, parseLocaleFlag } from './locale-flag.ts'
import { toLocalInstant } from './now-of.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, createBirthFlags('other-'), LOCALE_FLAG, { values: { year: '2026' }, switches: ['json'] })

export const usage = `mingshu match --local 1990-05-15T08:30 --place Shanghai --gender male \\
  --other-local 1992-11-03T22:00 --other-place Shanghai --other-gender female

${BIRTH_USAGE}
  --other-local, --other-place …   the same of the second person
  --year    the first of ten years (default this one)
${LOCALE_USAGE}
  --json    { people: [{ birth, pillars }, …], match } as JSON: sentences by id, with what they rest on`

function yearOf(text: string | undefined): number {
  const year = Number(text ?? toLocalInstant(new Date()).local.slice(0, 4))
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR - 9)
    throw new FlagError('--year', `expected a year from ${FIRST_YEAR} to ${LAST_YEAR - 9}, not ${text}`)
  return year
}

const NAMES: Readonly<Record<Locale, readonly [string, string]>> = { zh_CN: ['甲', '乙'], zh_TW: ['甲', '乙'], en_US: ['A', 'B'] }

async function linesOf({ views, heavy, years }: MatchReading, locale: Locale, areGrown: boolean): Promise<readonly string[]> {
  const texts = selectTextsByAge(await loadMatchTexts(locale), areGrown)
  const format = (one: Parameters<typeof formatMatchSentence>[0]) => formatMatchSentence(one, texts, NAMES[locale])
  const both = ({ rub, ease }: MatchReading['heavy'][number]) => `${format(rub)} ${format(ease)}`
  return [
    ...MATCH_VIEWS.flatMap((view) => {
      const { line, gives, frictions, deeds } = views[view]
      return [`\n${view}`, format(line), ...gives.map(format), ...frictions.map(both), ...deeds.map((deed) => `→ ${format(deed)}`)]
    }),
    '',
    ...heavy.map(both),
    ...years.map(format),
  ]
}

const textsOf = (chart: Chart): PillarsAsText => {
  const { year, month, day, hour } = pillarTextsOf(chart)
  return [year, month, day, hour]
}

const bornOn = ({ input }: Chart) => parseDayFlag(input.local.slice(0, 10), '--local')

/** Prints the comparison of two people. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const locale = parseLocaleFlag(flags)
  const from = yearOf(flags.values.get('year'))
  const [{ chart: one }, { chart: two }] = [await castChartFromFlags(flags), await castChartFromFlags(flags, 'other-')]
  const match = createMatchReading(textsOf(one), textsOf(two), from)
  if (flags.switches.has('json')) return printJson({ people: [personFieldsOf(one), personFieldsOf(two)], match })
  const [first, second] = NAMES[locale]
  console.log(`${first} ${formatPillarsLine(one)}\n${second} ${formatPillarsLine(two)}`)
  const areGrown = areGrownUp([bornOn(one), bornOn(two)], parseDayFlag(undefined, '--date'))
  for (const line of await linesOf(match, locale, areGrown)) console.log(line)
}
