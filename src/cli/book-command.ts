import { FIRST_YEAR, LAST_YEAR, formatUtc, yearPillarAt } from '#bazi/index.ts'
import type { FormattedCard, BookReader } from '#readings/book/book.ts'
import { LEVELS } from '#readings/reader/levels.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { localizeText } from '#readings/facts/source-text.ts'
import { formatAnnualBook } from '#readings/annual-book/index.ts'
import { annualSectionTitles } from '#readings/annual-book/titles.ts'
import { formatFateBook } from '#readings/fate-book/index.ts'
import { NO_DIAGNOSIS_NOTE, fateBookTitles } from '#readings/fate-book/titles.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { FlagError } from './flag-error.ts'
import { parseFlags, mergeFlagDefinitions, parseFlagChoice } from './flags.ts'

const OWN_FLAGS = { values: { locale: 'zh_CN', level: 'student', on: '2026-11-22', annual: '2026' }, switches: ['json'] }
const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, OWN_FLAGS)

export const usage = `mingshu book --local 1990-05-15T08:30 --place Shanghai --gender male

${BIRTH_USAGE}
  --locale  zh_CN (default), zh_TW or en_US
  --level   ${LEVELS.join(', ')} (default plain)
  --annual  the Annual Book of a year in place of the fate book
  --on      the day on which the book is made, YYYY-MM-DD (default today)
  --json    { cards: [{ id, line, reasons, sections, todo }] }`

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const

/** Formats a whole book as Markdown. */
function markdownOf(cards: readonly FormattedCard[], { locale }: BookReader): string {
  const share = (percent: number) => (percent < 0.1 ? '< 0.1 %' : `${percent < 10 ? percent.toPrecision(2) : Math.round(percent)} %`)
  return cards
    .map(({ id, line, reasons, sections, todo }) => {
      const names = id === 'annual' ? annualSectionTitles : fateBookTitles[id as keyof typeof fateBookTitles].sections
      return [
        ...(id === 'annual' ? [] : [`# ${localizeText(fateBookTitles[id as keyof typeof fateBookTitles].title, locale)}`]),
        `> ${line.text}`,
        ...(id === 'health' ? [localizeText(NO_DIAGNOSIS_NOTE, locale)] : []),
        reasons.map(({ text, share: percent }, i) => `${i + 1}. ${text} (${share(percent)})`).join('\n'),
        ...sections.flatMap(({ id: section, paragraphs }) => [
          `## ${localizeText(names[section]!, locale)}`,
          ...paragraphs.map(({ id: name, text, basis, share: percent }) =>
            [
              text,
              ...(basis.length > 0 ? [`_${basis.join(locale === 'en_US' ? '; ' : '；')}_`] : []),
              `<!-- ${name} ${share(percent)} -->`,
            ].join('\n'),
          ),
        ]),
        `**→** ${todo.text}`,
      ].join('\n\n')
    })
    .join('\n\n---\n\n')
}

/** Prints the fate book of a birth or, with `--annual`, its Annual Book. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const reader: BookReader = {
    locale: parseFlagChoice(flags.values.get('locale') ?? 'zh_CN', 'locale', LOCALES),
    level: parseFlagChoice(flags.values.get('level') ?? 'plain', 'level', LEVELS),
  }
  const { chart } = await castChartFromFlags(flags)
  const person = new ChartPerson(chart, madeAt(flags.values.get('on')))
  const year = flags.values.get('annual')
  const cards = year === undefined ? formatFateBook(person, reader) : [formatAnnualBook(person, yearOf(year), reader)]
  console.log(flags.switches.has('json') ? JSON.stringify({ cards: cards.map(plainLines) }, null, 2) : markdownOf(cards, reader))
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Returns the timestamp of the book: noon at UTC+8 on the given day, or now. @throws FlagError */
function madeAt(day: string | undefined): string {
  if (day === undefined) return formatUtc(Math.floor(Date.now() / 1000))
  try {
    if (!DATE.test(day)) throw new RangeError(day)
    const instant = `${day}T04:00:00Z`
    yearPillarAt(instant)
    return instant
  } catch {
    throw new FlagError('--on', `expected a day from ${FIRST_YEAR} to ${LAST_YEAR}, as in --on ${OWN_FLAGS.values.on}, not ${day}`)
  }
}

function yearOf(text: string): number {
  const year = Number(text)
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
    throw new FlagError('--annual', `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}, not ${text}`)
  return year
}

/** Converts a card for the JSON output: `line` and `todo` as plain strings. */
function plainLines({ line, todo, ...card }: FormattedCard) {
  return { ...card, line: line.text, todo: todo.text }
}
