import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandHexes, computeBrandRoleColours, getBrandScale, applyBrandVariables } from '#app/appearance/brand.ts'
import { BRAND_COLOURS, type BrandColour, type HexColour } from '#contract/settings.ts'

/** Brand colours of the design: fill in light mode, text on the fill, text in light mode, fill in dark mode. */
const published: Record<BrandColour, [fill: string, on: string, text: string, dark: string]> = {
  darkGrey: ['#46494b', '#fffdf8', '#46494b', '#dbdee1'],
  blue: ['#2f4f86', '#fffdf8', '#2f4f86', '#92b2e8'],
  lightBlue: ['#37789f', '#fffdf8', '#286386', '#82b9dd'],
  green: ['#3f6f58', '#fffdf8', '#3f6f58', '#92bda6'],
  yellow: ['#c4952b', '#1f2123', '#846109', '#d3ab59'],
  orange: ['#b85720', '#fffdf8', '#9b4510', '#ed9971'],
  red: ['#9c3140', '#fffdf8', '#9c3140', '#f19298'],
  pink: ['#b05275', '#fffdf8', '#944060', '#ea93b0'],
  purple: ['#654b80', '#fffdf8', '#654b80', '#bda5d8'],
}

/** Background colours of the design on which text is shown. */
const surfaces = {
  light: ['#f5f2eb', '#fcfaf5', '#ffffff', '#ece8de'],
  dark: ['#151615', '#1d1e1d', '#242424', '#0f100f'],
}

/** Computes the relative luminance by WCAG 2.2 (0 to 1). */
function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrastOf(a: string, b: string): number {
  const [dark, light] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns the lowest contrast of a brand colour: text on fill and pressed fill, coloured text on every surface and on the wash. */
function worstOf(colour: BrandColour | HexColour, mode: 'light' | 'dark'): number {
  const { fill, press, on, text, wash } = computeBrandRoleColours(colour, mode)
  return Math.min(contrastOf(on, fill), contrastOf(on, press), ...[...surfaces[mode], wash].map((ground) => contrastOf(text, ground)))
}

describe.each(BRAND_COLOURS)('%s', (colour) => {
  test('has the roles of the design language', () => {
    const [fill, on, text, dark] = published[colour]
    expect(computeBrandRoleColours(colour, 'light')).toMatchObject({ fill, on, text })
    expect(computeBrandRoleColours(colour, 'dark')).toMatchObject({ fill: dark, on: '#151615' })
  })

  test('has ten steps with the fills at their places', () => {
    const [light, dark] = [getBrandScale(colour, 'light'), getBrandScale(colour, 'dark')]
    expect([light.length, dark.length]).toEqual([10, 10])
    expect(light[6]).toBe(brandHexes[colour])
    expect(dark[5]).toBe(published[colour][3])
  })

  test('is readable on every surface, wash and fill', () => {
    expect(worstOf(colour, 'light')).toBeGreaterThanOrEqual(4.5)
    expect(worstOf(colour, 'dark')).toBeGreaterThanOrEqual(4.5)
  })
})

/** Corners of the RGB cube; below, 200 pseudo-random colours from a fixed seed (Lehmer generator). */
const corners = [...Array(8).keys()].map((at) => [4, 2, 1].map((bit) => (at & bit ? 'ff' : '00')).join(''))
let seed = 20_261_123
const random = Array.from({ length: 200 }, () => {
  seed = (seed * 48_271) % 2_147_483_647
  return (seed % 0x100_00_00).toString(16).padStart(6, '0')
})
const freeColours = [...corners, ...random].map((digits): HexColour => `#${digits}`)

describe('a free colour', () => {
  test.each(['light', 'dark'] as const)('is always readable on every surface in %s', (mode) => {
    expect(freeColours.filter((colour) => worstOf(colour, mode) < 4.5)).toEqual([])
    expect(freeColours.filter((colour) => contrastOf(computeBrandRoleColours(colour, mode).fill, surfaces[mode][0]!) < 3)).toEqual([])
  })

  test('is used unchanged when it is readable', () => {
    const readable = freeColours.filter((colour) => contrastOf(colour, '#fffdf8') >= 4.5)
    expect(readable.length).toBeGreaterThan(50)
    expect(readable.filter((colour) => computeBrandRoleColours(colour, 'light').fill !== colour)).toEqual([])
  })

  test('uses the pigment’s roles when it equals one', () => {
    expect(computeBrandRoleColours('#c4952b', 'light')).toEqual(computeBrandRoleColours('yellow', 'light'))
  })

  test('has ten cached steps with the fills at their places', () => {
    expect(getBrandScale('#88ccee', 'light')).toHaveLength(10)
    expect(getBrandScale('#88ccee', 'light')[6]).toBe(computeBrandRoleColours('#88ccee', 'light').fill)
    expect(getBrandScale('#88ccee', 'dark')[5]).toBe(computeBrandRoleColours('#88ccee', 'dark').fill)
    expect(getBrandScale('#88ccee', 'dark')).toBe(getBrandScale('#88ccee', 'dark'))
  })
})

test('has the same pigments in the script before first paint', () => {
  const boot = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, 'utf8')
  const known = [...boot.matchAll(/(\w+): '(#[0-9a-f]{6})'/g)].map(([, name, hex]) => [name, hex])
  expect(Object.fromEntries(known)).toEqual(brandHexes)
})

test('sets the root attribute without inline style', () => {
  applyBrandVariables('green', 'light', 'light')
  expect(document.documentElement.getAttribute('theme-color')).toBe('#3f6f58')
  expect(document.documentElement.getAttribute('style')).toBeNull()
  applyBrandVariables('blue', 'light', 'light')
  const sheets = document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText.includes('--brand-fill'))
  expect(sheets.map(({ cssRules }) => cssRules.length)).toEqual([1])
  expect(sheets[0]!.cssRules[0]!.cssText).toContain('--brand-fill: #2f4f86')
})
