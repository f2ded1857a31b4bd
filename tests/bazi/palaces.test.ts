import { EarthBranch, HeavenStem } from 'tyme4ts'
import { expect, test } from 'vitest'
import { names, ownStageOf, palacesOf, SIXTY } from '#bazi/index.ts'

test('the stage of each pair at its branch equals tyme4ts', () => {
  for (const pair of SIXTY) {
    const [stem, branch] = [...pair.ganzhi] as [string, string]
    expect(names.stages[ownStageOf(pair)], pair.ganzhi).toBe(HeavenStem.fromName(stem).getTerrain(EarthBranch.fromName(branch)).getName())
  }
})

test('the breath combines with the day’s stem and branch', () => {
  const stems = ['甲己', '乙庚', '丙辛', '丁壬', '戊癸']
  const branches = ['子丑', '寅亥', '卯戌', '辰酉', '巳申', '午未']
  for (const day of SIXTY) {
    const { breath } = palacesOf(['甲子', '丙寅', day.ganzhi, null])
    expect(stems.some((two) => two.includes(day.ganzhi[0]!) && two.includes(breath.ganzhi[0]!) && day.ganzhi[0] !== breath.ganzhi[0])).toBe(
      true,
    )
    expect(branches.some((two) => two.includes(day.ganzhi[1]!) && two.includes(breath.ganzhi[1]!))).toBe(true)
  }
})

test('without an hour there is no life or body palace', () => {
  expect(palacesOf(['甲子', '丙寅', '庚辰', null])).toMatchObject({ life: null, body: null, conception: { ganzhi: '丁巳' } })
})
