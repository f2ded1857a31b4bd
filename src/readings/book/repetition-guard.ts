import type { CandidateParagraph } from './candidates.ts'

/** Maximum number of paragraphs in a book that rest on the same relation, star or year. */
const MOST_OF_A_FACT = 6
const FACT_THAT_TIRES = /^(rel|star|hidden|void|luck|years):/

/** Largest part of a book's paragraphs that open on a scene, and that end on an order. */
const MOST_OF_A_FORM = { scene: 1 / 3, order: 1 / 4 } as const
const LIMITED_FORMS = ['scene', 'order'] as const
/** Lengths (Chinese characters) that many paragraphs have, and the largest part of a book's paragraphs that may have them. */
const MIDDLE_LENGTHS = [80, 140] as const
const MOST_OF_MIDDLE = 0.33

const factKeyOf = (because: readonly string[]) =>
  because
    .filter((fact) => !fact.startsWith('age'))
    .toSorted()
    .join()

const isOfMiddleLength = ({ length }: CandidateParagraph) => length >= MIDDLE_LENGTHS[0] && length <= MIDDLE_LENGTHS[1]

/** Number of paragraphs that a book surely gets; below it the limits count as if there were that many. */
const FEWEST_PARAGRAPHS = 24

/**
 * Prevents contradictions and repetition in a book: one value per axis, no opening twice, no relation, star or year too often,
 * no form too often.
 */
export class RepetitionGuard {
  private readonly statements = new Map<string, string>()
  private readonly openings = new Set<string>()
  private readonly facts = new Map<string, number>()
  private readonly forms = new Map<string, number>()
  private paragraphs = 0
  private middle = 0
  /** Fact lists of the leads: a paragraph on the very same facts would say the same again. */
  private readonly leadFacts = new Set<string>()

  allows(chosen: CandidateParagraph): boolean {
    const { paragraph, family } = chosen
    return (
      (typeof family.role === 'string' || !this.leadFacts.has(factKeyOf(paragraph.because))) &&
      (paragraph.says ?? []).every((statement) => {
        const [axis, value] = statement.split('=') as [string, string]
        return (this.statements.get(axis) ?? value) === value
      }) &&
      paragraph.because.every((fact) => !FACT_THAT_TIRES.test(fact) || (this.facts.get(fact) ?? 0) < MOST_OF_A_FACT) &&
      // Checked last, because `openings` fills the texts, which is costly.
      chosen.openings.every((opening) => !this.openings.has(opening))
    )
  }

  /** Whether the book's forms and lengths stay within their limits with one more paragraph. */
  allowsForm(chosen: CandidateParagraph): boolean {
    const { form = [] } = chosen.paragraph
    const total = Math.max(this.paragraphs + 1, FEWEST_PARAGRAPHS)
    return (
      LIMITED_FORMS.every((each) => !form.includes(each) || (this.forms.get(each) ?? 0) + 1 <= MOST_OF_A_FORM[each] * total) &&
      (!isOfMiddleLength(chosen) || this.middle + 1 <= MOST_OF_MIDDLE * total)
    )
  }

  /** Counts a paragraph of a section, for `allowsForm`. */
  recordForm(chosen: CandidateParagraph): void {
    const { form = [] } = chosen.paragraph
    this.paragraphs++
    if (isOfMiddleLength(chosen)) this.middle++
    for (const each of form) this.forms.set(each, (this.forms.get(each) ?? 0) + 1)
  }

  record({ paragraph, family, openings }: CandidateParagraph): void {
    // A single fact has many sides, so that other paragraphs may rest on it.
    if (family.role === 'lead' && paragraph.because.length > 1) this.leadFacts.add(factKeyOf(paragraph.because))
    for (const statement of paragraph.says ?? []) {
      const [axis, value] = statement.split('=') as [string, string]
      this.statements.set(axis, value)
    }
    for (const opening of openings) this.openings.add(opening)
    for (const fact of paragraph.because) this.facts.set(fact, (this.facts.get(fact) ?? 0) + 1)
  }
}
