import type { BookCard, BookFact, BookParagraph } from '#contract/book.ts'
import { languageTags, type Locale } from '#contract/locale.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import type { Prompt } from '../../../ports/model/model.ts'

const SYSTEM = `You write the prose of a Bazi book for one reader: a well-read friend who has looked at the chart with care, calm, exact, kind, dry now and then.
For each paragraph you are given the facts of the chart that it rests on and the house's own text. Write it anew, in your own words, in the language asked.
Rules:
- Keep every claim, date and condition of the house's text; add no claim of your own. Name no pillar, stem, branch, element, ten god, star or year that stands neither in the facts nor in the house's text.
- About the same length. Plain words; a scene in place of adjectives. No flattery, no fear, no promise; nothing medical, legal or about investing; no “not X but Y”, no rhetorical question, no exclamation mark, no dash.
- Address the reader as 你 in Chinese, “you” in English. Full-width marks in Chinese, typographic quotes in English.
- Answer with one JSON object alone: each paragraph's id and its text.`

/** Lists the paragraphs of a card in reading order. */
export function listParagraphs({ line, sections, todo }: BookCard): readonly BookParagraph[] {
  return [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo].filter((one) => one !== null)
}

/** Formats the facts of a paragraph as text, each in plain words and with technical terms. */
export function describeFacts({ because }: BookParagraph, facts: Readonly<Record<string, BookFact>>, locale: Locale): string {
  return because.flatMap((id) => (facts[id] ? [`${facts[id].plain[locale]} (${facts[id].term[locale]})`] : [])).join('; ')
}

/**
 * Builds the prompt for a card's paragraphs in one language, without personal data. `wrong`: faults of the first attempt by
 * paragraph id.
 */
export function createProsePrompt(
  paragraphs: readonly BookParagraph[],
  facts: Readonly<Record<string, BookFact>>,
  locale: Locale,
  wrong: ReadonlyMap<string, readonly string[]> = new Map(),
): Prompt {
  const asked = paragraphs.map((paragraph) => ({
    id: paragraph.id,
    facts: describeFacts(paragraph, facts, locale),
    // The prose has one level, the plain one, for all readers; technical terms are in the facts shown below the prose.
    house: adaptTextToLevel(paragraph.text[locale], 'plain'),
    ...(wrong.has(paragraph.id) && { mend: wrong.get(paragraph.id) }),
  }))
  return { system: SYSTEM, user: JSON.stringify({ language: languageTags[locale], paragraphs: asked }) }
}
