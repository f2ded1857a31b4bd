import { describe, expect, test } from 'vitest'
import type { Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, dutyOf, ganzhiOfText, names, pathGodOf, stemRelationOf } from '#bazi/index.ts'
import { fixtureOf } from './vectors.ts'

interface AnalysisCase {
  readonly pillars: readonly string[]
  readonly interactions: readonly { readonly type: string; readonly positions: readonly number[]; readonly element: string | null }[]
  readonly day: { readonly dayPillar: string; readonly monthPillar: string; readonly duty: string; readonly god: string }
}

const cases = fixtureOf<{ cases: readonly AnalysisCase[] }>('analysis-shared.json').cases

function relationsOf(a: Ganzhi, b: Ganzhi, at: string): string[] {
  const branches = branchRelationsOf(a.branch, b.branch).map(
    ({ type, element }) => `${type} ${at} ${element === null ? null : names.elements[element]}`,
  )
  const stems = stemRelationOf(a.stem, b.stem)
  if (stems === null) return branches
  return [...branches, `${stems.type} ${at} ${stems.element === null ? null : names.elements[stems.element]}`]
}

test('has 300 analysed charts', () => {
  expect(cases.length).toBe(300)
})

describe('compared with an independent implementation', () => {
  test('finds exactly the same relations between two pillars', () => {
    for (const { pillars, interactions } of cases) {
      const pairs = pillars.map((text) => ganzhiOfText(text)!)
      const ours = pairs.flatMap((a, i) => pairs.flatMap((b, k) => (i < k ? relationsOf(a, b, `${i},${k}`) : [])))
      const theirs = interactions
        .filter(({ positions }) => positions.length === 2)
        .map(({ type, positions, element }) => `${type} ${positions.join(',')} ${element}`)
      expect(ours.sort(), pillars.join(' ')).toEqual(theirs.sort())
    }
  })

  test('has the same day officers and path gods', () => {
    for (const { day } of cases) {
      const branch = ganzhiOfText(day.dayPillar)!.branch
      const month = ganzhiOfText(day.monthPillar)!.branch
      expect([names.duties[dutyOf(branch, month)], names.pathGods[pathGodOf(branch, month)]]).toEqual([day.duty, day.god])
    }
  })
})
