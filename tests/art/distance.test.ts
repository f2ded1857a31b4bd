/**
 * Mean colour distance (CIE 1976 ΔE, D65; 2.3 is just noticeable) between pictures of 24 × 32 cells. Floor: median distance of
 * another seed.
 */
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { PORTRAITS, drawPortrait, SCENES, drawWallpaper } from '#art/pictures/index.ts'
import { recipeOf, createRandomSubject } from './subjects.ts'

const [COLUMNS, ROWS] = [24, 32]
const LEAST = 1.5
const NOTICED = 2.3
/** 24 compositions × 21 pairs = 504. */
const CHARTS = 22

type Lab = readonly [number, number, number]

const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const curved = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)

function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curved((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curved(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curved((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function fieldsOf(svg: string): Lab[] {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: COLUMNS }, font: { loadSystemFonts: false } }).render()
  expect([image.width, image.height]).toEqual([COLUMNS, ROWS])
  const bytes = image.pixels
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => labOf(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!))
}

const distance = (a: readonly Lab[], b: readonly Lab[]) =>
  a.reduce((sum, [l, m, n], i) => sum + Math.hypot(l - b[i]![0], m - b[i]![1], n - b[i]![2]), 0) / a.length

const compositions = [
  ...PORTRAITS.map(({ id }, i) => ({ id, i, draw: drawPortrait })),
  ...SCENES.map(({ id }, i) => ({ id, i, draw: drawWallpaper })),
]

describe.each(compositions)('$id', ({ i: composition, draw }) => {
  test('another chart changes the picture more than another seed', () => {
    const fields = (chart: number, seed = 1) =>
      fieldsOf(
        draw(
          createRandomSubject(composition * 1000 + chart),
          recipeOf({ composition, seed, width: 768, height: 1024, safe_top: 0, safe_bottom: 0 }),
        ),
      )
    const charts = Array.from({ length: CHARTS }, (_, chart) => fields(chart))
    const bySeed = Array.from({ length: 7 }, (_, chart) => distance(charts[chart]!, fields(chart, 2))).toSorted((a, b) => a - b)
    const floor = Math.max(LEAST, bySeed[3]!)
    const pairs = charts.slice(1).map((one, chart) => distance(one, charts[chart]!))
    expect(pairs).toHaveLength(CHARTS - 1)
    for (const pair of pairs) expect(pair).toBeGreaterThan(floor)
    expect(pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length).toBeGreaterThan(NOTICED)
  })
})
