/**
 * Note on the base of a family's percentage, once per family on a card: it excludes the day stem, which the percentage of
 * an element includes.
 */
import type { Locale } from '../reader/locale.ts'
import type { ShareCode } from '#bazi/index.ts'
import type { ChartPerson } from '../facts/chart-person.ts'

const SHARE = /\{share:(\w+)\}/g
/** English text after a percentage that must precede the note: 13.6% out, 54.4% of your chart. */
const FIGURE_SUFFIX = /^(?: (?:in|out|wide|underneath)| of [^,.;:⟨{]{1,40}?)(?=[,.;:]| ?⟨| and | but )/

/** The note after one percentage, and after several in one sentence. */
const NOTES: Readonly<Record<Locale, readonly [one: string, many: string]>> = {
  zh_CN: ['不计日干', '都不计日干'],
  zh_TW: ['不計日干', '都不計日干'],
  en_US: ['day stem left out', 'day stem left out of each'],
}

/** Formats the note in brackets, or after a comma if a bracketed term follows. */
function formatNote(note: string, rest: string, locale: Locale): string {
  if (/^ ?[⟨（(]/.test(rest)) return locale === 'en_US' ? `, ${note}` : `，${note}`
  return locale === 'en_US' ? ` (${note})` : `（${note}）`
}

/** Adds the note after a sentence's last family percentage, unless all its families are noted. The slots must not be filled yet. */
function addToSentence(sentence: string, { analysis }: ChartPerson, locale: Locale, notedFamilies: Set<string>): string {
  const slots = [...sentence.matchAll(SHARE)].filter(([, family]) => analysis.shares[family as ShareCode] > 0)
  const last = slots.at(-1)
  if (last === undefined || slots.every(([, family]) => notedFamilies.has(family!))) return sentence
  for (const [, family] of slots) notedFamilies.add(family!)
  const end = last.index + last[0].length
  const suffix = locale === 'en_US' ? (FIGURE_SUFFIX.exec(sentence.slice(end))?.[0] ?? '') : ''
  const at = end + suffix.length
  const note = NOTES[locale][new Set(slots.map(([slot]) => slot)).size > 1 ? 1 : 0]
  return sentence.slice(0, at) + formatNote(note, sentence.slice(at), locale) + sentence.slice(at)
}

/** Adds the notes to a text whose slots are not filled yet, and the noted families to the card's `notedFamilies`. */
export function addShareBaseNotes(text: string, person: ChartPerson, locale: Locale, notedFamilies: Set<string>): string {
  if (!text.includes('{share:')) return text
  return text.replaceAll(/[^.。]+/g, (sentence) => addToSentence(sentence, person, locale, notedFamilies))
}
