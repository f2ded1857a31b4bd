import type { BirthInput } from '#bazi/index.ts'

/** A birth whose chart an independent oracle has cast; conventions and tolerances: the engine's README. */
export interface CheckCase {
  readonly id: string
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
      readonly pillars: readonly string[]
    }
    readonly derived: {
      readonly tenGods: readonly string[]
      readonly hidden: readonly string[]
      readonly naYin: readonly string[]
      readonly stages: readonly string[]
    }
  }
  readonly margin: { readonly jieTolerance: number }
}

/** The very file that the project's own tests read: a copy could come to differ from it. Half a megabyte, so an asset of its own. */
const address = new URL('../../tests/fixtures/bazi/pillars-shared.json', import.meta.url)

/** Fetches the cases. Rejects when they cannot be had; asking again tries again. */
export async function loadCheckCases(): Promise<readonly CheckCase[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the cases answered ${response.status}`)
  return ((await response.json()) as { readonly cases: readonly CheckCase[] }).cases
}
