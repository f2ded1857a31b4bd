import { hasFacts } from '../facts/has-facts.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { adaptTextToLevel } from '../reader/levels.ts'
import { claimsHold } from './claims.ts'
import { fillParagraph } from './fill-paragraph.ts'
import { openingPrefixOf, openingOf } from './opening.ts'
import type { SourceText } from '../facts/source-text.ts'
import type { ParagraphFamily, Paragraph } from './paragraph.ts'

/** A paragraph whose facts a chart has, with its text in both source languages. */
export interface CandidateParagraph {
  readonly paragraph: Paragraph
  readonly family: ParagraphFamily
  /** Percentage of all charts that have the paragraph's facts. */
  readonly share: number
  readonly text: SourceText
  /** Number of Chinese characters that plain readers get. */
  readonly length: number
  /** The text's opening in each source language (`openingOf`). */
  readonly openings: readonly string[]
}

/** Percentage of all charts by paragraph or fact id. */
export type ChartFrequencies = Readonly<Record<string, number>>

/** A candidate whose texts are filled on first use. */
class LazyCandidate implements CandidateParagraph {
  readonly paragraph: Paragraph
  readonly family: ParagraphFamily
  readonly share: number
  private readonly person: ChartPerson
  private made: SourceText | undefined
  private plainLength: number | undefined

  constructor(paragraph: Paragraph, family: ParagraphFamily, share: number, person: ChartPerson) {
    this.paragraph = paragraph
    this.family = family
    this.share = share
    this.person = person
  }

  get text(): SourceText {
    return (this.made ??= {
      zh_CN: fillParagraph(this.paragraph, this.person, 'zh_CN'),
      en_US: fillParagraph(this.paragraph, this.person, 'en_US'),
    })
  }

  get length(): number {
    return (this.plainLength ??= adaptTextToLevel(this.text.zh_CN, 'plain').length)
  }

  get openings(): readonly string[] {
    return fixedOpeningsOf(this.paragraph) ?? openingsOf(this.text)
  }
}

const fixed = new WeakMap<Paragraph, readonly string[] | null>()

/** Returns a paragraph's openings if they are the same for every chart; null if an opening contains a slot. */
function fixedOpeningsOf(paragraph: Paragraph): readonly string[] | null {
  let found = fixed.get(paragraph)
  if (found === undefined) {
    const begins = { zh_CN: openingPrefixOf(paragraph.zh_CN), en_US: openingPrefixOf(paragraph.en_US) }
    found = /\{/.test(begins.zh_CN + begins.en_US) ? null : openingsOf(begins)
    fixed.set(paragraph, found)
  }
  return found
}

const openingsOf = (text: SourceText) => (['zh_CN', 'en_US'] as const).map((locale) => `${locale} ${openingOf(text[locale], locale)}`)

/** Whether a chart has a paragraph's facts and all its claims hold. */
export const appliesTo = (person: ChartPerson, { because, claims }: Paragraph): boolean =>
  hasFacts(person, because) && claimsHold(person, claims)

/** Finds every paragraph whose facts a chart has, rarest first. */
export function findCandidates(families: readonly ParagraphFamily[], person: ChartPerson, shares: ChartFrequencies): CandidateParagraph[] {
  const asked = families.filter(({ when }) => when === undefined || hasFacts(person, when))
  const found = asked.flatMap((family) =>
    family.paragraphs
      .filter((one) => appliesTo(person, one))
      .map((paragraph) => new LazyCandidate(paragraph, family, shares[paragraph.id] ?? 100, person)),
  )
  return found.toSorted((a, b) => a.share - b.share || (a.paragraph.id < b.paragraph.id ? -1 : 1))
}
