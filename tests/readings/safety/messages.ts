import { readFileSync } from 'node:fs'

const linesOf = (path: string) =>
  readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** Messages that speak of harm, each with whose it is; some as people disguise them. */
export const spoken = linesOf('safety/spoken.tsv').map((line) => {
  const [harm = '', text = ''] = line.split('\t')
  return { harm, text }
})

/** Messages of what cannot wait: an attempt on one's own life, harm that is wished to others, a friend's attempt. */
export const urgent = linesOf('safety/urgent.tsv').map((line) => {
  const [harm = '', text = ''] = line.split('\t')
  return { harm, text }
})

/** Figures of speech, games, doses and plain questions that only sound like it. */
export const notUrgent = linesOf('safety/not-urgent.tsv')

/** Figures of speech, terms and plain questions that hold a grim word and mean no harm. */
export const figures = linesOf('safety/figures.tsv')

/** What people ask in a language, with how it is answered: `care`, a boundary's kind, or `none` for the book. */
export const asked = (locale: string) =>
  linesOf(`safety/asked.${locale}.tsv`).map((line) => {
    const [text = '', kind = ''] = line.split('\t')
    return { text, kind }
  })

/** Questions with the boundary that they touch, or `none`. */
export const boundaries = linesOf('safety/boundaries.tsv').map((line) => {
  const [kind = '', text = ''] = line.split('\t')
  return { kind, text }
})

/** Messages and names that try to be instructions; the text of a line is a JSON string, since some of it cannot be seen. */
export const injections = linesOf('injections.tsv')
  .slice(1)
  .map((line) => {
    const [kind = '', locale = '', text = ''] = line.split('\t')
    return { kind, locale, text: JSON.parse(text) as string }
  })
