import * as z from 'zod/mini'
import type { BookCard, BookFact, BookParagraph } from '#contract/book.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { findProseFaults } from './faults.ts'
import { listParagraphs, createProsePrompt, describeFacts } from './prompt.ts'

/** Prose by paragraph and language; missing texts stay the built-in ones. */
export type Prose = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

type Facts = Readonly<Record<string, BookFact>>

const answerShape = z.record(z.string(), z.string())

/** Extracts the JSON object from an answer, ignoring text around it. */
function textsIn(answer: string): Readonly<Record<string, string>> {
  try {
    return z.safeParse(answerShape, JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).data ?? {}
  } catch {
    return {}
  }
}

/** Asks once, and once more for faulty paragraphs; those that stay faulty keep the built-in text. */
async function writeInLocale(model: ModelPort, asked: readonly BookParagraph[], facts: Facts, locale: Locale, signal: AbortSignal) {
  const good = new Map<string, string>()
  let wrong = new Map<string, readonly string[]>()
  for (let tries = 0; tries < 2 && good.size < asked.length; tries++) {
    const open = asked.filter(({ id }) => !good.has(id))
    const texts = textsIn(await model.write(createProsePrompt(open, facts, locale, wrong), signal))
    wrong = new Map()
    for (const paragraph of open) {
      const text = texts[paragraph.id]?.trim() ?? ''
      const faults = text === '' ? ['is missing'] : findProseFaults(text, paragraph, describeFacts(paragraph, facts, locale), locale)
      if (faults.length === 0) good.set(paragraph.id, text)
      else wrong.set(paragraph.id, faults)
    }
  }
  return good
}

/** Writes a card in every language. Rejects as the model does. */
export async function writeCard(model: ModelPort, card: BookCard, facts: Facts, signal: AbortSignal): Promise<Prose> {
  const asked = listParagraphs(card)
  const prose: Record<string, Partial<Record<Locale, string>>> = {}
  for (const locale of LOCALES)
    for (const [id, text] of await writeInLocale(model, asked, facts, locale, signal)) (prose[id] ??= {})[locale] = text
  return prose
}

/** Replaces the built-in texts of a card by the prose. */
export function applyProse(card: BookCard, prose: Prose): BookCard {
  const anew = <P extends BookParagraph | null>(paragraph: P): P =>
    paragraph && { ...paragraph, text: { ...paragraph.text, ...prose[paragraph.id] } }
  return {
    ...card,
    line: anew(card.line),
    sections: card.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(anew) })),
    todo: anew(card.todo),
  }
}
