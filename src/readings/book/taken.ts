import type { Chosen } from './candidates.ts'

/** A relation, a star or a year comes back only to speak of another part of life. */
const MOST_OF_A_FACT = 6
const FACT_THAT_TIRES = /^(rel|star|hidden|void|luck|years):/

/** What a book has taken so far: one value to an axis, no opening twice. */
export class Taken {
  private readonly stands = new Map<string, string>()
  private readonly openings = new Set<string>()
  private readonly facts = new Map<string, number>()

  isFree(chosen: Chosen): boolean {
    const { paragraph } = chosen
    return (
      (paragraph.says ?? []).every((stand) => {
        const [axis, value] = stand.split('=') as [string, string]
        return (this.stands.get(axis) ?? value) === value
      }) &&
      paragraph.because.every((fact) => !FACT_THAT_TIRES.test(fact) || (this.facts.get(fact) ?? 0) < MOST_OF_A_FACT) &&
      // Last, for its texts are filled for it.
      chosen.openings.every((opening) => !this.openings.has(opening))
    )
  }

  take({ paragraph, openings }: Chosen): void {
    for (const stand of paragraph.says ?? []) {
      const [axis, value] = stand.split('=') as [string, string]
      this.stands.set(axis, value)
    }
    for (const opening of openings) this.openings.add(opening)
    for (const fact of paragraph.because) this.facts.set(fact, (this.facts.get(fact) ?? 0) + 1)
  }
}
