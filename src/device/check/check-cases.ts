import type { BirthInput } from '#bazi/index.ts'

/**
 * Four pillars and their analysis by an independent implementation of the rules. The fixture file describes the Chinese terms and
 * percentages.
 */
export interface AnalysisCase {
  readonly pillars: readonly string[]
  readonly S: number
  readonly strength: string
  readonly percent: readonly number[]
  readonly shares: Readonly<Record<string, number>>
  readonly pattern: string
  readonly favour: readonly number[]
  readonly useful: string
  readonly joyful: string
  readonly adverse: string
  readonly enemy: string
  readonly idle: string
  readonly stars: readonly (readonly string[])[]
  readonly interactions: readonly { readonly type: string; readonly positions: readonly number[]; readonly element: string | null }[]
  readonly day: {
    readonly dayPillar: string
    readonly monthPillar: string
    readonly score: number
    readonly duty: string
    readonly god: string
  }
}

/** A birth and its chart from an independent implementation. The engine's README gives conventions and tolerances. */
export interface CheckCase {
  readonly id: string
  readonly class: string
  readonly input: Omit<BirthInput, 'utc' | 'offsetSeconds' | 'kind'> & {
    readonly tz: string
    readonly disambiguation: 'compatible' | 'earlier' | 'later'
  }
  readonly expect: {
    readonly utc: string
    readonly offsetSeconds: number
    readonly localKind: 'normal' | 'gap' | 'overlap'
    readonly trueSolar: string
    readonly eotSeconds: number
    readonly pillars: readonly string[]
    readonly prevJie: { readonly name: string; readonly utc: string }
    readonly nextJie: { readonly name: string; readonly utc: string }
    readonly luck: {
      readonly forward: boolean
      readonly years: number
      readonly months: number
      readonly days: number
      readonly startDate: string
      readonly pillars: readonly string[]
    }
    readonly derived: {
      readonly tenGods: readonly string[]
      readonly hidden: readonly string[]
      readonly hiddenTenGods: readonly (readonly string[])[]
      readonly naYin: readonly string[]
      readonly stages: readonly string[]
      readonly kongWang: { readonly year: string; readonly day: string }
      readonly taiYuan: string
    }
  }
  readonly margin: { readonly jieTolerance: number }
}

/** Uses the fixtures of the project's tests, because a copy could diverge. They are large, so they are separate assets. */
const charts = new URL('../../../tests/fixtures/bazi/pillars-shared.json', import.meta.url)
const analyses = new URL('../../../tests/fixtures/bazi/analysis-shared.json', import.meta.url)

async function casesAt<C>(address: URL): Promise<readonly C[]> {
  const { fetchAppJson: ownFile } = await import('../wire/client.ts')
  const { cases } = await ownFile<{ readonly cases: readonly C[] }>(address)
  return cases
}

/** Fetches the check cases. Rejects if they are unavailable; a later call tries again. */
export async function loadCheckCases(): Promise<{ readonly charts: readonly CheckCase[]; readonly analyses: readonly AnalysisCase[] }> {
  const [ofCharts, ofAnalyses] = await Promise.all([casesAt<CheckCase>(charts), casesAt<AnalysisCase>(analyses)])
  return { charts: ofCharts, analyses: ofAnalyses }
}
