import { hasFact } from '../facts/conditions.ts'
import type { Person } from '../facts/person.ts'
import { filled } from './fill.ts'
import { openingOf } from './opening.ts'
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
  private begun: readonly string[] | undefined

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
    return (this.begun ??= (['zh_CN', 'en_US'] as const).map((locale) => `${locale} ${openingOf(this.text[locale], locale)}`))
  }
}

/** Every paragraph whose facts a chart has, rarest first. */
export function candidatesOf(families: readonly Family[], person: Person, shares: SharesOfCharts): Chosen[] {
  const holds = (facts: readonly string[]) => facts.every((fact) => hasFact(person, fact))
  const asked = families.filter(({ when = [] }) => holds(when))
  const found = asked.flatMap((family) =>
    family.paragraphs
      .filter(({ because }) => holds(because))
      .map((paragraph) => new Candidate(paragraph, family, shares[paragraph.id] ?? 100, person)),
  )
  return found.toSorted((a, b) => a.share - b.share || (a.paragraph.id < b.paragraph.id ? -1 : 1))
}
