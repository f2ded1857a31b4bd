import * as z from 'zod/mini'
import type { BookCard, BookFact, BookParagraph } from '#contract/book.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { findProseFaults } from './faults.ts'
import { listParagraphs, createProsePrompt, describeFacts } from './prompt.ts'

/** Generated prose by paragraph id and language; a missing entry means that the built-in text stays. */
export type Prose = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

type Facts = Readonly<Record<string, BookFact>>

const answerShape = z.record(z.string(), z.string())

/** Parses the JSON object in a model's answer and ignores text around it. Returns an empty object if there is none. */
function textsIn(answer: string): Readonly<Record<string, string>> {
  try {
    return z.safeParse(answerShape, JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).data ?? {}
  } catch {
    return {}
  }
}

/** Returns the accepted prose by paragraph id. Asks once more for faulty paragraphs; those still faulty are missing in the result. */
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

/** Writes the prose of a card in every language. Rejects with the model's error. */
export async function writeCardProse(model: ModelPort, card: BookCard, facts: Facts, signal: AbortSignal): Promise<Prose> {
  const asked = listParagraphs(card)
  const prose: Record<string, Partial<Record<Locale, string>>> = {}
  for (const locale of LOCALES)
    for (const [id, text] of await writeInLocale(model, asked, facts, locale, signal)) (prose[id] ??= {})[locale] = text
  return prose
}

/** Returns the card with its built-in texts replaced where there is prose. */
export function applyProse(card: BookCard, prose: Prose): BookCard {
  const withProse = <P extends BookParagraph | null>(paragraph: P): P =>
    paragraph && { ...paragraph, text: { ...paragraph.text, ...prose[paragraph.id] } }
  return {
    ...card,
    line: withProse(card.line),
    sections: card.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(withProse) })),
    todo: withProse(card.todo),
  }
}
