import * as z from 'zod'
import { BEST_DAYS_MAX_RANGE, computeBestDaysFacts } from './best-days-facts.ts'
import { computeChartFacts } from './chart-facts.ts'
import { computeComparisonFacts } from './compare-facts.ts'
import { dateSchema, localTimeSchema, monthSchema, yearSchema } from './inputs.ts'
import { computeHexagramFacts } from './hexagram-facts.ts'
import { findGlossaryFacts, findQuotationFacts } from './knowledge.ts'
import { computeDayFacts, computeLuckFacts, computeMonthFacts, computeYearFacts } from './time-facts.ts'
import { defineTool } from './tool.ts'
import { PURPOSES, type PurposeCode } from '#readings/daily/purposes.ts'

const purposes = Object.keys(PURPOSES) as [PurposeCode, ...PurposeCode[]]
const phrase = z.string().trim().min(1).max(60)

/** All tools by name. The engine computes their facts; a model's texts about a chart may only use these facts. */
export const TOOLS = {
  chart: defineTool({
    description:
      'The four pillars of a person with ten gods, hidden stems, stars, percent of the elements, strength of the day master, pattern, the useful and the adverse element, relations, and the ten-year luck cycles with their first days.',
    people: 1,
    input: z.strictObject({}),
    run: ([chart], _input, { locale }) => computeChartFacts(chart, locale),
  }),
  luck_at: defineTool({
    description: 'The luck cycle, year, month, day and double-hour that run at a moment, each as the chart sees it. Without a moment: now.',
    people: 1,
    input: z.strictObject({ moment: localTimeSchema.optional() }),
    run: ([chart], input, asking) => computeLuckFacts(chart, input.moment, asking),
  }),
  day: defineTool({
    description:
      'A day for a person: its pair, power value from 0 to 100 with what moves it, do and do not of the almanac, the best double-hours.',
    people: 1,
    input: z.strictObject({ date: dateSchema }),
    run: ([chart], input, { locale }) => computeDayFacts(chart, input.date, locale),
  }),
  month: defineTool({
    description:
      'A calendar month for a person: its pillars, mean power value, the three best and the three quietest of its days from today on.',
    people: 1,
    input: z.strictObject({ month: monthSchema }),
    run: ([chart], input, asking) => computeMonthFacts(chart, input.month, asking),
  }),
  year: defineTool({
    description:
      'A year of the sixty for a person (it begins at Start of Spring, about February 4): its pair, seasons, twelve months with their power values.',
    people: 1,
    input: z.strictObject({ year: yearSchema }),
    run: ([chart], input, { locale }) => computeYearFacts(chart, input.year, locale),
  }),
  best_days: defineTool({
    description: `Good days for a purpose within a range of at most ${BEST_DAYS_MAX_RANGE} days, best first, with reasons.`,
    people: 1,
    input: z.strictObject({ purpose: z.enum(purposes), from: dateSchema, to: dateSchema }),
    run: ([chart], input, { locale }) => computeBestDaysFacts(chart, input, locale),
  }),
  compare: defineTool({
    description: 'Two people beside each other: relations across the charts, ten gods each way, what each lends the other.',
    people: 2,
    input: z.strictObject({}),
    run: ([one, two], _input, { locale }) => computeComparisonFacts(one, two, locale),
  }),
  hexagram: defineTool({
    description:
      'What a cast of the Book of Changes says: six values from the bottom line (6 old yin, 7 young yang, 8 young yin, 9 old yang) give the hexagrams, the text that leads and its plain meaning.',
    people: 0,
    input: z.strictObject({ cast: z.array(z.int().min(6).max(9)).length(6) }),
    run: (_charts, input, { locale }) => computeHexagramFacts(input.cast, locale),
  }),
  glossary: defineTool({
    description: 'What a term of Bazi means, by its name in Chinese or English or a word of it.',
    people: 0,
    input: z.strictObject({ term: phrase }),
    run: (_charts, input, { locale }) => findGlossaryFacts(input.term, locale),
  }),
  quotation: defineTool({
    description: 'Verified quotations from the classics that contain a word, or that a classic of this name has.',
    people: 0,
    input: z.strictObject({ words: phrase }),
    run: (_charts, input, { locale }) => findQuotationFacts(input.words, locale),
  }),
} as const
