import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { ACTIVITY_LABELS } from '#app/terms/activities.ts'
import { dateFormatters } from '#app/terms/date.ts'
import { formatHoursNote } from '#app/terms/day-reading.ts'
import { formatShortLunarDate, formatLunarDate } from '#app/terms/lunar.ts'
import { formatHourSummary, formatDayScorePart } from '#app/terms/power-parts.ts'
import { pairTextOf } from '#app/terms/stems-branches.ts'
import { BRANCHES, ganzhiOfText, names, type ScorePartCode } from '#bazi/index.ts'
import { createDayReading, createHoursNote } from '#readings/daily/index.ts'
import { languageTags, type Locale } from '#contract/locale.ts'
import { loneBranchesIn } from '../../support/lone-branch.ts'
import { defaultFormatSettings } from '../../support/written.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/*.po', { eager: true })
function translateTo(locale: Locale) {
  const { messages } = catalogues[`/src/locales/${locale}.po`]!
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale, locales: [languageTags[locale]], messages })
  return (descriptor: MessageDescriptor) => i18n._(descriptor)
}
const zh = translateTo('zh_CN')
const tw = translateTo('zh_TW')
const en = translateTo('en_US')
const LEFT_OPEN = /[{}]|undefined/
const HAN = /\p{Script=Han}/u

const pairOf = (text: string) => ganzhiOfText(text)!
const natal = { year: pairOf('甲子'), month: pairOf('丙寅'), day: pairOf('庚辰'), hour: null }
const view = createDayReading(natal, almanacOf({ year: 2026, month: 11, day: 20 }), { age: 36, luck: null })

test('limits activity names to four characters or four English words', () => {
  const words = Object.values(ACTIVITY_LABELS)
  expect(words).toHaveLength(64)
  for (const word of words) {
    expect(zh(word)).toMatch(/^\p{Script=Han}{2,4}$/u)
    expect(tw(word)).toMatch(/^\p{Script=Han}{2,4}$/u)
    expect(en(word)).not.toMatch(HAN)
    expect(en(word).split(' ').length).toBeLessThanOrEqual(4)
  }
})

describe.each([
  ['zh_CN', zh],
  ['zh_TW', tw],
  ['en_US', en],
] as const)('in %s', (locale, _) => {
  test('fills every placeholder of every reason', () => {
    for (const code of Object.keys(names.scoreParts) as ScorePartCode[]) {
      const part = { code, points: 1, pillar: 'year', natal: 'zi', stem: 'jia' } as const
      expect(formatDayScorePart(_, view, part)).not.toMatch(LEFT_OPEN)
    }
    for (const hour of view.hours) expect(formatHourSummary(_, view, hour)).not.toMatch(LEFT_OPEN)
    for (const now of [...BRANCHES, null])
      expect(formatHoursNote({ _, locale, ...defaultFormatSettings }, createHoursNote(view.hours, now))).not.toMatch(LEFT_OPEN)
  })
})

test.each([
  ['zh_CN', zh],
  ['zh_TW', tw],
] as const)('follows 未 with a noun in all %s reasons and notes', (locale, _) => {
  const goat = createDayReading({ ...natal, year: pairOf('乙未') }, almanacOf({ year: 2026, month: 11, day: 17 }), { age: 36, luck: null })
  expect(goat.pillars.day.ganzhi).toBe('乙未')
  const reasons = (Object.keys(names.scoreParts) as ScorePartCode[]).flatMap((code) => {
    const part = { code, points: 1, pillar: 'year', natal: 'wei', stem: 'jia' } as const
    return [formatDayScorePart(_, goat, part), ...goat.hours.map((hour) => formatHourSummary(_, goat, { ...hour, parts: [part] }))]
  })
  const notes = BRANCHES.map((branch) => {
    const note = { now: { branch, band: 'even' }, next: { branches: ['wei'], band: 'good' } } as const
    return formatHoursNote({ _, locale, ...defaultFormatSettings }, note)
  })
  expect([...reasons, ...notes].flatMap(loneBranchesIn)).toEqual([])
})

test('names the current hour and the best later hours', () => {
  const note = { now: { branch: 'wei', band: 'even' }, next: { branches: ['shen', 'you'], band: 'good' } } as const
  expect(formatHoursNote({ _: zh, locale: 'zh_CN', ...defaultFormatSettings }, note)).toBe('未时平，申酉时转旺')
  expect(formatHoursNote({ _: en, locale: 'en_US', ...defaultFormatSettings }, note)).toBe('Steady now, strong from 15:00')
  expect(formatHoursNote({ _: zh, locale: 'zh_CN', ...defaultFormatSettings }, { ...note, next: null })).toBe('未时平')
  expect(formatHoursNote({ _: en, locale: 'en_US', ...defaultFormatSettings }, { ...note, now: null })).toBe(
    'Your best hours start at 15:00',
  )
})

test('formats a lunar date as calendars do', () => {
  expect(formatLunarDate(zh, view.lunar)).toBe('农历十月十二')
  expect(formatLunarDate(tw, view.lunar)).toBe('農曆十月十二')
  expect(formatLunarDate(en, view.lunar)).toBe('Lunar 10th month, day 12')
  expect(formatShortLunarDate(zh, view.lunar)).toBe('十月十二')
  const leap = almanacOf({ year: 2025, month: 7, day: 25 }).lunar
  expect(formatLunarDate(zh, leap)).toBe('农历闰六月初一')
  expect(formatLunarDate(tw, leap)).toBe('農曆閏六月初一')
  expect(formatLunarDate(en, leap)).toBe('Lunar leap 6th month, day 1')
  const eve = almanacOf({ year: 2025, month: 1, day: 28 }).lunar
  expect(formatLunarDate(zh, eve)).toBe('农历腊月廿九')
  expect(formatLunarDate(tw, eve)).toBe('農曆臘月廿九')
  const days = [1, 10, 11, 19, 20, 21, 29, 30].map((day) => formatShortLunarDate(zh, { ...view.lunar, day }).slice(2))
  expect(days).toEqual(['初一', '初十', '十一', '十九', '二十', '廿一', '廿九', '三十'])
})

test('formats a date by language', () => {
  const date = { year: 2026, month: 11, day: 20 }
  const { zh_CN, zh_TW, en_US } = dateFormatters
  expect([zh_CN.besideDay(date), zh_CN.weekday(date)]).toEqual(['二〇二六年十一月 星期五', '星期五'])
  expect([en_US.besideDay(date), en_US.weekday(date)]).toEqual(['Friday, November 2026', 'Friday'])
  expect([zh_TW.short(date), en_US.short(date)]).toEqual(['11.20', 'Friday, November 20'])
  expect([zh_TW.besideShort(date), en_US.besideShort(date)]).toEqual(['星期五', ''])
  expect([zh_CN.month(12), en_US.month(1)]).toEqual(['十二月', 'January'])
  expect(pairTextOf(zh, view.pillars.day)).toBe('戊戌')
  expect(pairTextOf(en, view.pillars.day)).toBe('Wu Xu')
  expect([pairTextOf(en, pairOf('戊午')), pairTextOf(en, pairOf('丙寅'))]).toEqual(['Wu Wu', 'Bing Yin'])
})
