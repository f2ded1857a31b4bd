/** Builds a book: every text in three languages and at both levels, with the facts that it is based on. */
import { castChart, formatUtc } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Book, BookCard, BookFact, BookParagraph } from '#contract/book.ts'
import { LOCALES, type ByLocale, type Locale } from '#contract/locale.ts'
import { annualYearOf } from '#contract/product.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { annualSectionTitles } from '#readings/annual-book/titles.ts'
import annualShares from '#readings/annual-book/shares.json' with { type: 'json' }
import type { CandidateParagraph, ChartFrequencies } from '#readings/book/candidates.ts'
import type { ComposedCard } from '#readings/book/compose.ts'
import { fillCandidateParagraph } from '#readings/book/book.ts'
import { pickReasonFacts, listFactsWithReason } from '#readings/book/reasons.ts'
import { findFactCells } from '#readings/facts/fact-cells.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { fillTextSlots } from '#readings/facts/slots.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { describeFactRule } from '#readings/facts/text/fact-rules.ts'
import { localizeText, type SourceText } from '#readings/facts/source-text.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import fateShares from '#readings/fate-book/shares.json' with { type: 'json' }
import { NO_DIAGNOSIS_NOTE, fateBookTitles } from '#readings/fate-book/titles.ts'
import { getQuotation } from '#readings/quotations/quotation.ts'

export type BookBody = Pick<Book, 'cards' | 'facts' | 'quotations'>
type Birth = Parameters<typeof toBirthInput>[0]

const inEach = <T>(sayIn: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, sayIn(locale)])) as Record<Locale, T>

const writtenIn = (text: SourceText): ByLocale => inEach((locale) => localizeText(text, locale))

/** Returns a fact's wording in every language, plain and with technical terms. */
function factOf(fact: string, person: ChartPerson, share: number): BookFact {
  const words = inEach((locale) => formatFactReason(fact, person, locale))
  return {
    plain: inEach((locale) => words[locale]!.plain),
    term: inEach((locale) => words[locale]!.term),
    detail: words['zh_CN']!.detail === null ? null : inEach((locale) => words[locale]!.detail ?? words[locale]!.term),
    rule: inEach((locale) => describeFactRule(fact, locale)),
    share,
    cells: [...findFactCells(fact, person)],
  }
}

/** Collector of the facts and quotations that a book's paragraphs refer to. */
class Body {
  readonly facts: Record<string, BookFact> = {}
  readonly quotations: BookBody['quotations'] = {}
  private readonly shares: ChartFrequencies

  constructor(shares: ChartFrequencies) {
    this.shares = shares
  }

  /** Registers the facts that have a wording and returns their ids. `of` separates the facts of a month or season, worded differently. */
  factsOf(because: readonly string[], person: ChartPerson, of = ''): string[] {
    return listFactsWithReason(because, person).map((fact) => {
      const id = fact + of
      this.facts[id] ??= factOf(fact, person, this.shares[fact] ?? 100)
      return id
    })
  }

  paragraph(chosen: CandidateParagraph, person: ChartPerson, of = ''): BookParagraph {
    const { paragraph, share } = chosen
    const { id, because, quote = null } = paragraph
    if (quote !== null) this.quotations[quote] ??= getQuotation(quote)
    return {
      id,
      text: inEach((locale) => fillCandidateParagraph(chosen, person, locale)),
      because: this.factsOf(because, person, of),
      share,
      quote,
    }
  }

  card(card: ComposedCard, person: ChartPerson, named: { title: SourceText; sections: Readonly<Record<string, SourceText>> }): BookCard {
    const say = (one: CandidateParagraph) => this.paragraph(one, person)
    const sections = card.sections
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map(({ id, paragraphs }) => ({ id, title: writtenIn(named.sections[id]!), paragraphs: paragraphs.map(say) }))
    const todo = say(card.todo)
    return {
      id: card.id,
      title: writtenIn(named.title),
      line: say(card.line),
      reasons: this.factsOf(pickReasonFacts(card, person, this.shares), person),
      sections,
      todo,
      note: card.id === 'health' ? writtenIn(NO_DIAGNOSIS_NOTE) : null,
      waiting: 0,
    }
  }
}

function composeFateBody(person: ChartPerson): BookBody {
  const body = new Body(fateShares.facts)
  const cards = composeFateBook(person).map((card) => body.card(card, person, fateBookTitles[card.id as keyof typeof fateBookTitles]))
  return { cards, facts: body.facts, quotations: body.quotations }
}

function composeAnnualBody(chart: ChartPerson, year: number): BookBody {
  const body = new Body(annualShares.facts)
  const person = chart.inYear(year)
  const { card, seasons, months } = composeAnnualBook(chart, year)
  const { view } = person.annual!
  const parts = (id: 'seasons' | 'months', sections: BookCard['sections']): BookCard => ({
    id,
    title: writtenIn(annualSectionTitles[id]!),
    line: null,
    reasons: [],
    sections,
    todo: null,
    note: null,
    waiting: 0,
  })
  const cards = [
    body.card(card, person, { title: annualSectionTitles['annual']!, sections: annualSectionTitles }),
    parts(
      'seasons',
      seasons.map(({ season, paragraph }, i) => ({
        id: season,
        title: writtenIn(annualSectionTitles[season]!),
        paragraphs: [body.paragraph(paragraph, person.inSeason(view.seasons[i]!), ` ${season}`)],
      })),
    ),
    parts(
      'months',
      months.map(({ paragraph }, i) => {
        const within = person.inMonth(view.months[i]!)
        const { branch } = view.months[i]!.pillar
        const title = inEach((locale) =>
          adaptTextToLevel(fillTextSlots(localizeText(annualSectionTitles['month']!, locale), within, locale), 'student'),
        )
        return { id: branch, title, paragraphs: [body.paragraph(paragraph, within, ` ${branch}`)] }
      }),
    ),
  ]
  return { cards, facts: body.facts, quotations: body.quotations }
}

/** Builds a book for a birth as of `now` (ms). @throws RangeError for a birth without a chart */
export function composeBookBody(birth: Birth, productId: string, now: number): BookBody {
  const person = new ChartPerson(castChart(toBirthInput(birth)), formatUtc(Math.floor(now / 1000)))
  const year = annualYearOf(productId)
  return year === undefined ? composeFateBody(person) : composeAnnualBody(person, year)
}

/** Ids of the cards that are readable in full without unlocking. */
const OPEN_CARDS: ReadonlySet<string> = new Set(['chart', 'self'])

const paragraphsOf = ({ line, sections, todo }: BookCard): readonly BookParagraph[] =>
  [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo].filter((one) => one !== null)

/** Reduces every card except the open ones to its summary line and its count of locked paragraphs. Drops facts and quotations not used. */
export function reduceToPreview({ cards, facts, quotations }: BookBody): BookBody {
  const previews = cards.map((card): BookCard => {
    if (OPEN_CARDS.has(card.id)) return card
    const waiting = paragraphsOf({ ...card, line: null }).length
    return { ...card, line: card.line && { ...card.line, because: [], quote: null }, reasons: [], sections: [], todo: null, waiting }
  })
  const shown = previews.flatMap(paragraphsOf)
  const named = new Set([...shown.flatMap(({ because }) => because), ...previews.flatMap(({ reasons }) => reasons)])
  const quoted = new Set(shown.map(({ quote }) => quote))
  const pick = <T>(all: Readonly<Record<string, T>>, wanted: ReadonlySet<string | null>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)))
  return { cards: previews, facts: pick(facts, named), quotations: pick(quotations, quoted) }
}
