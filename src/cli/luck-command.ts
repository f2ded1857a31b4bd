import { type Chart, type Layer, type Layers, layersAt, names, scorerOf } from '#bazi/index.ts'
import { BIRTH_FLAGS, BIRTH_USAGE, rethrowWithFlagNames } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { formatLuckLines, formatOffsetWithSeconds } from './chart-table.ts'
import { alignColumns } from './columns.ts'
import { FlagError } from './flag-error.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { toLocalInstant } from './now-of.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, { values: { at: '2026-11-28T12:00' }, switches: ['json'] })

export const usage = `mingshu luck --local 1990-05-15T08:30 --place Shanghai --gender male --at 2026-11-28T12:00

${BIRTH_USAGE}
  --at      a moment on this computer's clock, YYYY-MM-DDTHH:mm[:ss] (default now)
  --json    { birth, pillars, moment, luck, layers } as JSON`

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

function momentOf(text: string | undefined): ReturnType<typeof toLocalInstant> {
  const at = text === undefined ? new Date() : new Date(MOMENT.test(text) ? text : Number.NaN)
  if (Number.isNaN(at.getTime())) throw new FlagError('--at', `expected a moment, as in --at ${FLAGS.values['at']!}, not ${text}`)
  return toLocalInstant(at)
}

const LAYERS = ['major', 'annual', 'monthly', 'daily', 'hourly'] as const

const ROWS: readonly (readonly [label: string, cellOf: (layer: Layer) => string])[] = [
  ['ten god', ({ pillar: { tenGod } }) => (tenGod === null ? names.dayMaster : names.tenGods[tenGod])],
  ['pillar', ({ pillar }) => pillar.ganzhi],
  ['nayin', ({ pillar }) => names.nayin[pillar.nayin]],
  ['stage', ({ pillar }) => names.stages[pillar.stage]],
  ['stars', ({ stars }) => stars.map((star) => names.stars[star]).join(' ')],
  ['relations', ({ relations }) => [...new Set(relations.map(({ type }) => names.relations[type]))].join(' ')],
]

function layerLinesOf(chart: Chart, layers: Layers): readonly string[] {
  const { pairOf } = scorerOf(chart)
  const cells = (of: (layer: Layer) => string) => LAYERS.map((code) => (layers[code] === null ? '–' : of(layers[code])))
  const power = cells(({ pillar }) => String(pairOf(pillar).score))
  return alignColumns([
    ['', 'ten years', 'year', 'month', 'day', 'hour'],
    ...ROWS.map(([label, of]) => [label, ...cells(of)]),
    ['power', ...power],
  ])
}

/** Prints the luck cycles of a chart and the five layers (cycle, year, month, day, hour) at a moment. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const moment = momentOf(flags.values.get('at'))
  const { chart } = await castChartFromFlags(flags)
  const layers = atMoment(() => layersAt(chart, moment))
  if (flags.switches.has('json')) return printJson({ ...personFieldsOf(chart), moment, luck: chart.luck, layers })
  console.log(formatPillarsLine(chart))
  for (const line of formatLuckLines(chart)) console.log(line)
  console.log(`\n${moment.local.replace('T', ' ')} ${formatOffsetWithSeconds(moment.offsetSeconds)}`)
  for (const line of layerLinesOf(chart, layers)) console.log(line)
}

/** Calls a function and reports its range errors as errors of the flag `--at`. */
function atMoment<T>(compute: () => T): T {
  try {
    return rethrowWithFlagNames('', compute)
  } catch (error) {
    throw error instanceof FlagError ? new FlagError('--at', error.message.replace(/^--\w+: /, '')) : error
  }
}
