import type { Pillar, StarCode } from '#bazi/index.ts'
import type { ChartRow } from '../../terms/chart-rows.ts'

const TERMS: Record<ChartRow, (pillar: Pillar, stars: readonly StarCode[]) => readonly string[]> = {
  tenGod: ({ tenGod }) => [tenGod ? `god-${tenGod}` : 'day-master'],
  stem: ({ stem }) => [`stem-${stem}`],
  branch: ({ branch }) => [`branch-${branch}`],
  hidden: ({ hidden }) => ['hidden-stems', ...hidden.map(({ stem }) => `stem-${stem}`)],
  nayin: () => ['nayin'],
  stage: ({ stage }) => [`stage-${stage}`, 'stages'],
  voids: () => ['star-kongwang'],
  stars: (_pillar, stars) => [...stars.map((star) => `star-${star}`), 'stars'],
}

/** Returns the ids of the glossary entries that explain a cell. */
export function listCellTerms(row: ChartRow, pillar: Pillar, stars: readonly StarCode[]): readonly string[] {
  return TERMS[row](pillar, stars)
}
