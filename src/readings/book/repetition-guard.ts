import type { CandidateParagraph } from './candidates.ts'

/** Maximum number of paragraphs in a book that rest on the same relation, star or year. */
const MOST_OF_A_FACT = 6
const FACT_THAT_TIRES = /^(rel|star|hidden|void|luck|years):/

/** Prevents contradictions and repetition in a book: one value per axis, no opening twice, no relation, star or year too often. */
export class RepetitionGuard {
  private readonly statements = new Map<string, string>()
  private readonly openings = new Set<string>()
  private readonly facts = new Map<string, number>()

  allows(chosen: CandidateParagraph): boolean {
    const { paragraph } = chosen
    return (
      (paragraph.says ?? []).every((statement) => {
        const [axis, value] = statement.split('=') as [string, string]
        return (this.statements.get(axis) ?? value) === value
      }) &&
      paragraph.because.every((fact) => !FACT_THAT_TIRES.test(fact) || (this.facts.get(fact) ?? 0) < MOST_OF_A_FACT) &&
      // Checked last, because `openings` fills the texts, which is costly.
      chosen.openings.every((opening) => !this.openings.has(opening))
    )
  }

  record({ paragraph, openings }: CandidateParagraph): void {
    for (const statement of paragraph.says ?? []) {
      const [axis, value] = statement.split('=') as [string, string]
      this.statements.set(axis, value)
    }
    for (const opening of openings) this.openings.add(opening)
    for (const fact of paragraph.because) this.facts.set(fact, (this.facts.get(fact) ?? 0) + 1)
  }
}
