import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES, PORTRAITS, drawPortrait, SCENES, drawWallpaper, drawTextOverlay } from '#art/pictures/index.ts'
import { measureTextWidth } from '#art/pictures/lettering.ts'
import { COMPOSITION_COUNT, PALETTE_COUNT } from '#contract/image.ts'
import { recipeOf, createRandomSubject, WIDEST_PICTURE_TEXTS } from './subjects.ts'

const KINDS = { portrait: { draw: drawPortrait, list: PORTRAITS }, wallpaper: { draw: drawWallpaper, list: SCENES } } as const
const compositions = Object.entries(KINDS).flatMap(([kind, { draw, list }]) => list.map(({ id }, i) => ({ kind, id, i, draw })))

/** Phone, old phone, tablet, square, desktop. */
const SIZES = [
  [1290, 2796],
  [900, 2100],
  [1640, 2360],
  [1024, 1024],
  [2560, 1440],
] as const
/** Shares of the height that clock and dock cover. */
const COVERED = [
  [0.21, 0.1],
  [0.21, 0.1],
  [0.09, 0.08],
  [0, 0],
  [0.04, 0.08],
] as const
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const

test("the number of compositions and palettes matches the recipe's limits", () => {
  expect([PORTRAITS.length, SCENES.length, PALETTE_NAMES.length]).toEqual([COMPOSITION_COUNT, COMPOSITION_COUNT, PALETTE_COUNT])
  expect(new Set([...PORTRAITS, ...SCENES].map(({ id }) => id)).size).toBe(2 * COMPOSITION_COUNT)
})

describe.each(compositions)('$kind $id', ({ i: composition, draw }) => {
  test('is deterministic and depends on the seed', () => {
    const recipe = recipeOf({ composition })
    expect(draw(createRandomSubject(1, WIDEST_PICTURE_TEXTS.zh_CN), recipe)).toBe(
      draw(createRandomSubject(1, WIDEST_PICTURE_TEXTS.zh_CN), recipe),
    )
    expect(draw(createRandomSubject(1), recipe) === draw(createRandomSubject(1), { ...recipe, seed: 2 })).toBe(false)
  })

  test('is valid in every palette, scheme and size, under 80 kB', () => {
    for (let palette = 0; palette < PALETTE_COUNT; palette++) {
      for (const scheme of ['light', 'dark'] as const) {
        const [width, height] = SIZES[(palette + composition) % SIZES.length]!
        const locale = LOCALES[palette % 3]!
        const recipe = recipeOf({ composition, palette, scheme, width, height, locale, safe_top: 90, safe_bottom: 60 })
        const svg = draw(createRandomSubject(palette * 100 + composition, WIDEST_PICTURE_TEXTS[locale]), recipe)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|var\(|color-mix/)
        expect(svg.match(/<(?:filter|image|mask|foreignObject|style|script)/g)).toBeNull()
        expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 `)).toBe(true)
        expect(svg.length).toBeLessThan(80_000)
        const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
        expect(new Set(names).size).toBe(names.length)
        for (const [, called] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(names).toContain(called)
      }
    }
  })

  test('shows three pillars when the hour is unknown', () => {
    const svg = draw(createRandomSubject(5, {}, 3), recipeOf({ composition }))
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg === draw(createRandomSubject(5), recipeOf({ composition }))).toBe(false)
  })

  test.each(LOCALES)('stays within the sheet in %s, below clock and notch', (locale) => {
    for (const [width, height] of SIZES) {
      const recipe = recipeOf({ composition, width, height, locale, safe_top: Math.round(height * 0.06) })
      const svg = draw(createRandomSubject(3, WIDEST_PICTURE_TEXTS[locale]), recipe)
      const [w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number) as [number, number]
      for (const { left, right, top, bottom } of [...writingIn(svg), ...sealsIn(svg)]) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(w)
        expect(bottom).toBeLessThanOrEqual(h)
        expect(top).toBeGreaterThanOrEqual(draw === drawWallpaper ? h * 0.06 - 1 : 0)
      }
    }
  })
})

/** Texts of a month with two solar terms. */
const WRITTEN = {
  zh_CN: { ...WIDEST_PICTURE_TEXTS.zh_CN, month: '己亥', almanac: '立冬7日 · 小雪22日' },
  zh_TW: { ...WIDEST_PICTURE_TEXTS.zh_TW, month: '己亥', almanac: '驚蟄5日 · 春分20日' },
  en_US: { ...WIDEST_PICTURE_TEXTS.en_US, month: 'September', almanac: 'White dew Sep 7 · Autumn equinox Sep 23', name: 'Ada' },
} as const

describe.each(compositions)('texts on $kind $id', ({ i: composition, draw }) => {
  test.each(LOCALES)('in %s do not overlap, including seal and calendar', (locale) => {
    for (const [i, [width, height]] of SIZES.entries()) {
      for (const words of [WIDEST_PICTURE_TEXTS[locale], WRITTEN[locale]]) {
        for (const [top, bottom] of [[0, 0] as const, COVERED[i]!]) {
          const covered = { safe_top: Math.round(height * top), safe_bottom: Math.round(height * bottom) }
          const svg = draw(createRandomSubject(7, words), recipeOf({ composition, width, height, locale, ...covered }))
          const boxes = [...writingIn(svg), ...sealsIn(svg)]
          const meeting = boxes.flatMap((box, k) =>
            boxes
              .slice(k + 1)
              .filter((other) => overlaps(box, other))
              .map((other) => [box, other]),
          )
          expect(meeting, `${width} × ${height}, ${top} covered`).toEqual([])
        }
      }
    }
  })
})

/** Whether two boxes overlap by more than 1 px; boxes are estimated larger than the letters. */
function overlaps(a: Box, b: Box): boolean {
  const slack = 1
  const isBeside = a.right - slack <= b.left || b.right - slack <= a.left
  return !isBeside && a.bottom - slack > b.top && b.bottom - slack > a.top
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function writingIn(svg: string): Box[] {
  return [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*font-size="([\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x, y, size, more, text]) => {
      const wide = measureTextWidth(text!.replaceAll('&amp;', '&'), Number(size))
      const left = Number(x) - (more!.includes('"end"') ? wide : more!.includes('"middle"') ? wide / 2 : 0)
      return { left, right: left + wide, top: Number(y) - Number(size) * 0.9, bottom: Number(y) + Number(size) * 0.22 }
    },
  )
}

function sealsIn(svg: string): Box[] {
  return [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)"><rect width="100"/g)].map(([, x, y, scale]) => {
    const [left, top, side] = [Number(x), Number(y), Number(scale) * 100]
    return { left, right: left + side, top, bottom: top + side }
  })
}

test('omits texts that were not requested', () => {
  const svg = drawWallpaper(createRandomSubject(3, WIDEST_PICTURE_TEXTS.en_US), recipeOf({ calendar: false, almanac: false, name: false }))
  expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([WIDEST_PICTURE_TEXTS.en_US.month])
  const portrait = drawPortrait(createRandomSubject(3, WIDEST_PICTURE_TEXTS.en_US), recipeOf({ name: false }))
  expect(portrait.includes('<text')).toBe(false)
})

test('escapes names', () => {
  const svg = drawWallpaper(createRandomSubject(3, { name: '<script>&"' }), recipeOf())
  expect(svg).toContain('&lt;script&gt;&amp;')
  expect(svg).not.toContain('<script')
})

const months = {
  spring: { ganzhi: '丙寅', stem: 'bing', branch: 'yin2' },
  winter: { ganzhi: '甲子', stem: 'jia', branch: 'zi' },
} as const

test('the month changes the same scene', () => {
  const subject = createRandomSubject(4)
  const [spring, winter] = [months.spring, months.winter].map((month) => drawWallpaper({ ...subject, month }, recipeOf()))
  expect(spring === winter).toBe(false)
})

describe("the text overlay for a model's picture", () => {
  const textsIn = (svg: string) => [...svg.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

  test.each(LOCALES)("contains the wallpaper's texts without its scene: %s", (locale) => {
    const subject = createRandomSubject(3, WIDEST_PICTURE_TEXTS[locale])
    for (const recipe of [recipeOf({ locale }), recipeOf({ locale, calendar: false, almanac: false, name: false })]) {
      const over = drawTextOverlay('wallpaper', subject, recipe)!
      const whole = drawWallpaper(subject, recipe)
      expect(textsIn(over)).toEqual(textsIn(whole))
      expect(over.length).toBeLessThan(whole.length / 2)
      expect(over).not.toMatch(/NaN|undefined/)
    }
  })

  test('is name and seal on a portrait, or nothing without a name', () => {
    const subject = createRandomSubject(3, { name: '林知远' })
    expect(textsIn(drawTextOverlay('portrait', subject, recipeOf({ width: 1024, height: 1024 }))!).join('')).toContain('林知远')
    expect(drawTextOverlay('portrait', subject, recipeOf({ name: false }))).toBeUndefined()
    expect(drawTextOverlay('portrait', createRandomSubject(3), recipeOf())).toBeUndefined()
  })
})
