import { type Chart, pillarTextsOf } from '#bazi/index.ts'

/** Whom an answer is about: what its chart was cast from, and the pillars. */
export const whoseOf = (chart: Chart) => ({ birth: chart.input, pillars: pillarTextsOf(chart) })

/** `庚午 辛巳 庚辰 庚辰`, with a dash for an unknown hour. */
export const pillarsText = (chart: Chart): string =>
  Object.values(pillarTextsOf(chart))
    .map((text) => text ?? '–')
    .join(' ')

/** Prints an answer whole, for other programs. */
export const printJson = (answer: object): void => console.log(JSON.stringify(answer, null, 2))
