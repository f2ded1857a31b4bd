import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QI_HAN } from '#almanac/codes.ts'
import type { SolarTermCode } from '#almanac/codes.ts'
import { names } from '#bazi/index.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import { pictureLabels } from '#readings/pictures/labels.ts'

const birth = {
  local: '1990-05-15T08:30:00',
  offsetSeconds: 32_400,
  utc: '1990-05-14T23:30:00Z',
  lng: 121.47,
  lat: 31.23,
  gender: 'male',
  zi: '23',
  solarTime: true,
} as const
const recipe = { calendar: true, almanac: true, name: true, locale: 'zh_CN' } as const

test('a wallpaper shows month pillar, calendar and both solar terms', () => {
  // The almanac of 2026: 立冬 on 7 November, 小雪 on the 22nd; 1 November 2026 is a Sunday.
  const { words, month, pillars, shares } = createPictureSubject({ birth, kind: 'wallpaper', month: '2026-11', recipe, name: '陆星野' })
  expect(month.ganzhi).toBe('己亥')
  expect(words).toMatchObject({ month: '己亥', almanac: '立冬7日 · 小雪22日', name: '陆星野' })
  expect(words.calendar).toMatchObject({ title: '2026年11月', firstWeekday: 0, days: 30 })
  expect(words.calendar!.solarTerms).toEqual([
    { day: 7, name: '立冬' },
    { day: 22, name: '小雪' },
  ])
  expect(pillars.map(({ ganzhi }) => ganzhi)).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
})

test('a picture without words shows none but the English month', () => {
  const bare = { calendar: false, almanac: false, name: false, locale: 'en_US' } as const
  expect(createPictureSubject({ birth, kind: 'avatar', month: '2026-11', recipe: bare, name: 'Lu' }).words).toEqual({})
  expect(createPictureSubject({ birth, kind: 'wallpaper', month: '2026-02', recipe: bare, name: 'Lu' }).words).toEqual({
    month: 'February',
  })
})

test('an unknown hour leaves three pillars', () => {
  const unknown = { ...birth, hourUnknown: true }
  expect(createPictureSubject({ birth: unknown, kind: 'avatar', month: '2026-11', recipe, name: '' }).pillars).toHaveLength(3)
})

test.each(['zh_TW', 'en_US'] as const)('solar terms have the names of the interface in %s', (locale) => {
  const catalogue = readFileSync(new URL(`../../../src/locales/${locale}.po`, import.meta.url), 'utf8')
  for (const [code, han] of Object.entries({ ...names.jie, ...QI_HAN })) {
    const said = new RegExp(`(?<!msgctxt [^\\n]+\\n)^msgid "${han}"\\nmsgstr "(.+)"$`, 'm').exec(catalogue)?.[1]
    expect(pictureLabels[locale].term(code as SolarTermCode), han).toBe(said)
  }
})
