import { describe, expect, test } from 'vitest'
import { almanacPillarsOf } from '#bazi/index.ts'
import { drawElementBall } from '#art/drawings/ball.ts'
import { findCharacterElement, isYangCharacter, type Element } from '#art/drawings/element.ts'
import { drawFiveElementLandscape } from '#art/drawings/five-lands.ts'
import { drawLandscape } from '#art/drawings/landscape.ts'
import { brandMarkSvg } from '#art/drawings/mark.ts'
import { createIdGenerator } from '#art/drawings/markup.ts'
import { drawPersonaScroll } from '#art/drawings/persona.ts'
import { drawPowerSun, computeSunHeight } from '#art/drawings/power-sun.ts'
import { drawPillarSeal } from '#art/drawings/seal.ts'
import { drawBranchSymbol, drawElementSymbol, drawStemSymbol } from '#art/drawings/symbols.ts'
import { listYearMonthPillars, computeYearRidgePaths } from '#art/drawings/year-ridge.ts'

const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']
const shares = { wood: 0.07, fire: 0.2, earth: 0.21, metal: 0.5, water: 0.02 }
const pillars = ['庚午', '辛巳', '庚辰', '庚辰']

/** Drawings of the kit by name, each as a function of seed and id prefix. */
const drawings: Readonly<Record<string, (seed: string, prefix: string) => string>> = {
  landscape: (seed, prefix) => drawLandscape({ shares, width: 390, height: 420, seed, prefix }),
  'night landscape': (seed, prefix) => drawLandscape({ shares, width: 390, height: 420, seed, prefix, sky: 'moon' }),
  'five lands': (_, prefix) => drawFiveElementLandscape({ width: 390, height: 640, prefix, horizon: 0.735, sunAt: [0.2, 0.4] }),
  'year ridge': () => `<path d="${computeYearRidgePaths(2026).join('"/><path d="')}"/>`,
  mark: () => brandMarkSvg,
  seal: () => drawPillarSeal(pillars, true),
  stem: () => drawStemSymbol('甲'),
  branch: () => drawBranchSymbol('子'),
  ...Object.fromEntries(
    ELEMENTS.flatMap((element) => [
      [`${element} form`, () => drawElementSymbol(element, 8)],
      [`${element} ball`, (seed: string, prefix: string) => drawElementBall(element, 62, seed, prefix)],
      [`${element} sun`, (seed: string, prefix: string) => drawPowerSun(element, 118, 64, seed, prefix)],
    ]),
  ),
  ...Object.fromEntries(
    (['ai', 'god', 'tao'] as const).map((kind) => [
      kind,
      (_: string, prefix: string) => drawPersonaScroll(kind, 72, 248, createIdGenerator(prefix)),
    ]),
  ),
}

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  test('gives the same picture for the same seed', () => {
    expect(draw('seed', 'a') === draw('seed', 'a')).toBe(true)
  })

  test('has no style attribute, which the content security policy forbids', () => {
    expect(/\sstyle\s*=/.test(draw('seed', 'a'))).toBe(false)
  })

  test('is well-formed markup without invalid numbers', () => {
    const markup = draw('seed', 'a')
    expect(/NaN|undefined|Infinity/.test(markup)).toBe(false)
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, 'image/svg+xml')
    expect(parsed.querySelectorAll('parsererror')).toHaveLength(0)
    expect(parsed.querySelectorAll('path, rect, circle').length).toBeGreaterThan(0)
  })

  test('has unique ids per prefix and refers only to its own', () => {
    const ids = (prefix: string) => [...draw('seed', prefix).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const both = [...ids('a'), ...ids('b')]
    expect(new Set(both).size).toBe(both.length)
    for (const [, name] of draw('seed', 'a').matchAll(/url\(#([^)]+)\)/g)) expect(ids('a')).toContain(name)
  })
})

test('gives another picture for another seed', () => {
  expect(drawings['landscape']!('one', 'a') === drawings['landscape']!('two', 'a')).toBe(false)
})

test('draws five different lands for the five daily suns', () => {
  const shapes = ELEMENTS.map((element) => drawPowerSun(element, 118, 64, 'day', 'a').replaceAll(element, ''))
  expect(new Set(shapes).size).toBe(5)
})

test.each([0, 1, 30, 50, 82, 100])('draws a sun of power %i', (value) => {
  const broken = ELEMENTS.filter((element) => /NaN|Infinity| height="-/.test(drawPowerSun(element, 118, value, 'day', 'a')))
  expect(broken).toEqual([])
  expect(computeSunHeight(100, value)).toBe(value * 2)
})

test('knows element and polarity of stems and branches', () => {
  const elements = [...'甲乙丙丁戊己庚辛壬癸'].map(findCharacterElement)
  expect(elements).toEqual(ELEMENTS.flatMap((element) => [element, element]))
  expect([...'子丑寅卯辰巳午未申酉戌亥'].map(findCharacterElement)).toEqual([
    'water',
    'earth',
    'wood',
    'wood',
    'earth',
    'fire',
    'fire',
    'earth',
    'metal',
    'metal',
    'earth',
    'water',
  ])
  expect([...'甲丙戊庚壬子寅辰午申戌'].every(isYangCharacter)).toBe(true)
  expect([...'乙丁己辛癸丑卯巳未酉亥'].some(isYangCharacter)).toBe(false)
  expect([findCharacterElement(''), findCharacterElement('x')]).toEqual([undefined, undefined])
})

test('draws two forms for each known pillar of a seal', () => {
  const forms = (markup: string) => markup.match(/transform="translate/g)?.length ?? 0
  expect(forms(drawPillarSeal(pillars, false))).toBe(8)
  expect(forms(drawPillarSeal(['庚午', '辛巳', '庚辰', ''], false))).toBe(6)
  expect(forms(drawPillarSeal(pillars, true, [1, 2, 3]))).toBe(2)
})

test('gives the months of a year that the engine computes', () => {
  for (const year of [1984, 2026, 2027]) {
    const engines = Array.from({ length: 12 }, (_, i) => {
      // The 20th lies within the month of its jie: 寅 around 20 February.
      const { month } = almanacPillarsOf({ year: year + (i === 11 ? 1 : 0), month: ((i + 1) % 12) + 1, day: 20 })
      return month.ganzhi
    })
    expect(listYearMonthPillars(year).map((pair) => pair.join(''))).toEqual(engines)
  }
})

test('gives every year a ridge of its own', () => {
  const years = Array.from({ length: 10 }, (_, i) => 2020 + i)
  expect(new Set(years.map((year) => computeYearRidgePaths(year)[0])).size).toBe(10)
})

test('fits the figures of a scroll within its edges', () => {
  // Half-widths of the figures: trigrams 50.4, the god's cap 36.
  const reach = { ai: 50.4, god: 36 }
  for (const width of [58, 72]) {
    for (const kind of ['ai', 'god'] as const) {
      const [, scale] = /<g transform="translate\([^)]+\) scale\(([^)]+)\)">/.exec(
        drawPersonaScroll(kind, width, 150, createIdGenerator('a')),
      )!
      expect(Number(scale) * reach[kind]).toBeLessThan(width / 2 + 0.5)
    }
  }
})
