import * as z from 'zod/mini'
import type { BookCard, BookFact, BookParagraph } from '#contract/book.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { faultsOf } from './faults.ts'
import { paragraphsOf, promptOf, toldBy } from './prompt.ts'

/** Prose by paragraph and language; what is missing is the house's. */
export type Prose = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

type Facts = Readonly<Record<string, BookFact>>

const answerShape = z.record(z.string(), z.string())

/** The object in an answer, whatever stands around it. */
function textsIn(answer: string): Readonly<Record<string, string>> {
  try {
    return z.safeParse(answerShape, JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).data ?? {}
  } catch {
    return {}
  }
}

/** Asks once, and once more for what was wrong; what is wrong still stays the house's. */
async function writtenIn(model: ModelPort, asked: readonly BookParagraph[], facts: Facts, locale: Locale, signal: AbortSignal) {
  const good = new Map<string, string>()
  let wrong = new Map<string, readonly string[]>()
  for (let tries = 0; tries < 2 && good.size < asked.length; tries++) {
    const open = asked.filter(({ id }) => !good.has(id))
    const texts = textsIn(await model.write(promptOf(open, facts, locale, wrong), signal))
    wrong = new Map()
    for (const paragraph of open) {
      const text = texts[paragraph.id]?.trim() ?? ''
      const faults = text === '' ? ['is missing'] : faultsOf(text, paragraph, toldBy(paragraph, facts, locale), locale)
      if (faults.length === 0) good.set(paragraph.id, text)
      else wrong.set(paragraph.id, faults)
    }
  }
  return good
}

/** Has a card written in every language. Rejects as the model does. */
export async function writeCard(model: ModelPort, card: BookCard, facts: Facts, signal: AbortSignal): Promise<Prose> {
  const asked = paragraphsOf(card)
  const prose: Record<string, Partial<Record<Locale, string>>> = {}
  for (const locale of LOCALES)
    for (const [id, text] of await writtenIn(model, asked, facts, locale, signal)) (prose[id] ??= {})[locale] = text
  return prose
}

/** The card with the prose in the place of the house's texts. */
export function inProse(card: BookCard, prose: Prose): BookCard {
  const anew = <P extends BookParagraph | null>(paragraph: P): P =>
    paragraph && { ...paragraph, text: { ...paragraph.text, ...prose[paragraph.id] } }
  return {
    ...card,
    line: anew(card.line),
    sections: card.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(anew) })),
    todo: anew(card.todo),
  }
}
