import { hasFacts } from '../facts/conditions.ts'
import type { Person } from '../facts/person.ts'
import { filled } from './fill.ts'
import { beginningOf, openingOf } from './opening.ts'
import type { Written } from '../facts/written.ts'
import type { Family, Paragraph } from './paragraph.ts'

/** A paragraph that a chart has, in both languages, with its place in the book. */
export interface Chosen {
  readonly paragraph: Paragraph
  readonly family: Family
  /** Of all charts that meet its facts, in percent. */
  readonly share: number
  readonly text: Written
  /** How it begins in each language. */
  readonly openings: readonly string[]
}

/** Share of all charts by id, in percent. */
export type SharesOfCharts = Readonly<Record<string, number>>

/** Fills its texts when they are first read. */
class Candidate implements Chosen {
  readonly paragraph: Paragraph
  readonly family: Family
  readonly share: number
  private readonly person: Person
  private made: Written | undefined

  constructor(paragraph: Paragraph, family: Family, share: number, person: Person) {
    this.paragraph = paragraph
    this.family = family
    this.share = share
    this.person = person
  }

  get text(): Written {
    return (this.made ??= {
      zh_CN: filled(this.paragraph, this.person, 'zh_CN'),
      en_US: filled(this.paragraph, this.person, 'en_US'),
    })
  }

  get openings(): readonly string[] {
    return fixedOpeningsOf(this.paragraph) ?? openingsOf(this.text)
  }
}

const fixed = new WeakMap<Paragraph, readonly string[] | null>()

/** How a paragraph begins for everybody; null where a slot stands so early that it differs. */
function fixedOpeningsOf(paragraph: Paragraph): readonly string[] | null {
  let found = fixed.get(paragraph)
  if (found === undefined) {
    const begins = { zh_CN: beginningOf(paragraph.zh_CN), en_US: beginningOf(paragraph.en_US) }
    found = /\{/.test(begins.zh_CN + begins.en_US) ? null : openingsOf(begins)
    fixed.set(paragraph, found)
  }
  return found
}

const openingsOf = (text: Written) => (['zh_CN', 'en_US'] as const).map((locale) => `${locale} ${openingOf(text[locale], locale)}`)

/** Every paragraph whose facts a chart has, rarest first. */
export function candidatesOf(families: readonly Family[], person: Person, shares: SharesOfCharts): Chosen[] {
  const asked = families.filter(({ when }) => when === undefined || hasFacts(person, when))
  const found = asked.flatMap((family) =>
    family.paragraphs
      .filter(({ because }) => hasFacts(person, because))
      .map((paragraph) => new Candidate(paragraph, family, shares[paragraph.id] ?? 100, person)),
  )
  return found.toSorted((a, b) => a.share - b.share || (a.paragraph.id < b.paragraph.id ? -1 : 1))
}
