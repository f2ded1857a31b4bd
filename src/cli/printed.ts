import { type Chart, pillarTextsOf } from '#bazi/index.ts'

/** Returns the fields that identify the person of a result: the chart's input and its pillars. */
export const personFieldsOf = (chart: Chart) => ({ birth: chart.input, pillars: pillarTextsOf(chart) })

/** Formats pillars, e.g. `庚午 辛巳 庚辰 庚辰`, with a dash for an unknown hour. */
export const formatPillarsLine = (chart: Chart): string =>
  Object.values(pillarTextsOf(chart))
    .map((text) => text ?? '–')
    .join(' ')

/** Prints a whole result as JSON for other programs. */
export const printJson = (answer: object): void => console.log(JSON.stringify(answer, null, 2))
