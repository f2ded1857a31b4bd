import { readFileSync } from 'node:fs'

const linesOf = (path: string) =>
  readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** Messages about harm, each with the kind of harm; some wordings are disguised. */
export const harmMessages = linesOf('safety/spoken.tsv').map((line) => {
  const [harm = '', text = ''] = line.split('\t')
  return { harm, text }
})

/** Urgent messages: a suicide attempt, a wish to harm others, a friend's attempt. */
export const urgent = linesOf('safety/urgent.tsv').map((line) => {
  const [harm = '', text = ''] = line.split('\t')
  return { harm, text }
})

/** Figures of speech, games, doses and plain questions that only sound urgent. */
export const notUrgent = linesOf('safety/not-urgent.tsv')

/** Harmless figures of speech, terms and plain questions that contain a grim word. */
export const figuresOfSpeech = linesOf('safety/figures.tsv')

/** Returns questions in a language, each with the expected answer: `care`, a kind of boundary, or `none`. */
export const parseAskedQuestions = (locale: string) =>
  linesOf(`safety/asked.${locale}.tsv`).map((line) => {
    const [text = '', kind = ''] = line.split('\t')
    return { text, kind }
  })

/** Questions, each with the boundary it concerns, or `none`. */
export const boundaries = linesOf('safety/boundaries.tsv').map((line) => {
  const [kind = '', text = ''] = line.split('\t')
  return { kind, text }
})

/** Prompt injections in messages and names; JSON strings, because some characters are invisible. */
export const injections = linesOf('injections.tsv')
  .slice(1)
  .map((line) => {
    const [kind = '', locale = '', text = ''] = line.split('\t')
    return { kind, locale, text: JSON.parse(text) as string }
  })
