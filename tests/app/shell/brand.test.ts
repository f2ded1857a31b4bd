import { describe, expect, test } from 'vitest'
import { brandHexes, brandRolesOf, brandScaleOf, paintBrand } from '#app/appearance/brand.ts'
import { contrastOf } from '#app/appearance/oklch.ts'
import { BRAND_COLOURS, type BrandColour } from '#contract/settings.ts'

/** The design language's table of brand colours: light fill, text on it, text in light, fill in dark. */
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

describe.each(BRAND_COLOURS)('%s', (colour) => {
  test('paints as the design language has it', () => {
    const [fill, on, text, dark] = published[colour]
    expect(brandRolesOf(colour, 'light')).toMatchObject({ fill, on, text })
    expect(brandRolesOf(colour, 'dark')).toMatchObject({ fill: dark, on: '#151615' })
  })

  test('has ten steps: the picked colour is the seventh in light, the working one the sixth in dark', () => {
    const [light, dark] = [brandScaleOf(colour, 'light'), brandScaleOf(colour, 'dark')]
    expect([light.length, dark.length]).toEqual([10, 10])
    expect(light[6]).toBe(brandHexes[colour])
    expect(dark[5]).toBe(published[colour][3])
  })

  test('reads on paper, wash and fill', () => {
    for (const [mode, paper] of [
      ['light', '#f5f2eb'],
      ['dark', '#151615'],
    ] as const) {
      const { fill, on, text, wash } = brandRolesOf(colour, mode)
      expect(Math.min(contrastOf(text, paper), contrastOf(text, wash), contrastOf(on, fill))).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('a change of pigment names itself on the root and needs no inline style', () => {
  paintBrand('green', 'light')
  expect(document.documentElement.getAttribute('theme-color')).toBe('#3f6f58')
  expect(document.documentElement.getAttribute('style')).toBeNull()
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain('--brand-fill: #3f6f58')
})
