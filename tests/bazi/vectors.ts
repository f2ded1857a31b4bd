import { readFileSync } from 'node:fs'
import type { BirthInput, ZiRule } from '#bazi/index.ts'
import type { AnalysisCase, CheckCase } from '#device/check/check-cases.ts'

export function fixtureOf<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../fixtures/bazi/${name}`, import.meta.url), 'utf8')) as T
}

/** 410 charts of an independent oracle; conventions and tolerances: src/bazi/README.md. */
export const sharedCases = fixtureOf<{ cases: readonly CheckCase[] }>('pillars-shared.json').cases

/** Creates the engine's input for a case, with the vector's UTC and offset; a skipped time has the kind 'gap'. */
export function birthOfCase({ input, expect }: CheckCase): BirthInput {
  const { local, lng, lat, gender, zi, solarTime } = input
  const { utc, offsetSeconds, localKind } = expect
  const birth = { local, lng, lat, gender, zi, solarTime, utc, offsetSeconds }
  return localKind === 'gap' ? { ...birth, kind: localKind } : birth
}

export interface PublishedCase {
  readonly id: string
  readonly name: string
  readonly input: { readonly local: string; readonly lng: number; readonly gender: 'male' | 'female'; readonly zi: ZiRule }
  readonly published: {
    readonly pillars: readonly string[] | null
    readonly partial: readonly string[] | null
    readonly sundial: string | null
    readonly luck: readonly number[] | null
  }
  readonly oracle: { readonly trueSolar: string | null; readonly offsetSeconds: number }
  readonly matches: 'clock' | 'solar' | 'both' | 'neither' | null
}

/** 36 published charts, each with the convention that reproduces it. */
export const publishedCases = fixtureOf<{ cases: readonly PublishedCase[] }>('published.json').cases

/** 300 charts analysed by an independent implementation of the rules; the file explains its fields. */
export const analysisCases = fixtureOf<{ cases: readonly AnalysisCase[] }>('analysis-shared.json').cases

export interface WorkedCase {
  readonly name: string
  /** Four pairs separated by spaces. */
  readonly pillars: string
  readonly S: number
  readonly strength: string
  readonly percent: readonly number[]
  readonly shares: Readonly<Record<string, number>>
  readonly pattern: string
  readonly f: readonly number[]
  readonly yong: string
  readonly xi: string
  readonly ji: string
  readonly chou: string
  readonly xian: string
  /** Formations as text: `三合 辰申子子→水 70%`, `冲 亥巳 ×0.9`. */
  readonly log: readonly string[]
  readonly shensha: readonly (readonly string[])[]
  readonly day20260101: {
    readonly raw: number
    readonly score: number
    /** Parts as text: `年支冲 -5`. */
    readonly log: readonly string[]
    readonly jianchu: string
    readonly star: string
  }
}

/** The twelve worked examples of B-26. */
export const workedCases = fixtureOf<{ cases: readonly WorkedCase[] }>('analysis-examples.json').cases
