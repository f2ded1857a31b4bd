import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { composeNotice } from '#server/features/push/notice.ts'
import type { ReminderProfile } from '#server/features/push/reminder-profile.ts'

/** Archive of a man born on 20 May 1990 in Shanghai, whose luck pillars run forward from 1995. */
const archive: ReminderProfile['archive'] = {
  birthday: '1990-05-20 08:15:00',
  hour_unknown: false,
  zone: 'Asia/Shanghai',
  disambiguation: 'compatible',
  offset_seconds: 32_400,
  lng: 121.47,
  lat: 31.23,
  gender: '1',
  zi: '23',
  solar_time: true,
}

const person = (more: Partial<ReminderProfile> = {}): ReminderProfile => ({
  archive,
  locale: 'zh_CN',
  matters: defaultSettings,
  membershipEnds: null,
  ...more,
})
const only = (...wanted: readonly Exclude<keyof ReminderProfile['matters'], 'remindAt'>[]): ReminderProfile['matters'] => ({
  remindAt: defaultSettings.remindAt,
  remindDaily: wanted.includes('remindDaily'),
  remindTerms: wanted.includes('remindTerms'),
  remindTurns: wanted.includes('remindTurns'),
  remindMembership: wanted.includes('remindMembership'),
})

describe('text of a reminder', () => {
  // Source of the pairs and the solar term: the printed almanac of 2026.
  test.each([
    ['2026-11-21', '周六，己亥。'],
    ['2026-11-22', '小雪，庚子。'],
    ['2026-11-24', '周二，壬寅。'],
    ['2026-11-26', '周四，甲辰。'],
    ['2026-11-29', '周日，丁未。'],
  ])('of %s begins with weekday or term, and pair: %s', (date, lead) => {
    expect(composeNotice(person(), date)?.body.startsWith(lead)).toBe(true)
  })

  test("is in English or in Taiwan's characters", () => {
    expect(composeNotice(person({ locale: 'en_US' }), '2026-11-22')?.body.startsWith('Sunday, Minor snow. ')).toBe(true)
    expect(composeNotice(person({ locale: 'zh_TW' }), '2027-04-20')?.body.startsWith('穀雨，')).toBe(true)
  })

  // 大雪 begins the month 子, 立春 the year. The months of 2026 (丙午) begin with 庚寅 (五虎遁), so that of 大雪 is 庚子.
  test('announces a new month and a new year', () => {
    expect(composeNotice(person(), '2026-12-07')?.body).toContain('庚子月开始。')
    expect(composeNotice(person(), '2027-02-04')?.body).toContain('丁未年开始。')
    expect(composeNotice(person(), '2026-12-08')?.body).not.toContain('开始')
  })

  test('announces the end of a membership once, three days before', () => {
    const noticeOn = (date: string) => composeNotice(person({ membershipEnds: '2026-12-03', matters: only('remindMembership') }), date)
    expect(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03'].map((date) => noticeOn(date) !== null)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(noticeOn('2026-11-30')?.body).toContain('12月3日')
  })

  test('covers exactly the wanted topics', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-12-07']
    const datesFor = (matters: ReminderProfile['matters']) => days.filter((date) => composeNotice(person({ matters }), date) !== null)
    expect(datesFor(only('remindDaily'))).toEqual(days)
    expect(datesFor(only('remindTerms'))).toEqual(['2026-11-22', '2026-12-07'])
    expect(datesFor(only('remindTurns'))).toEqual(['2026-12-07'])
    expect(datesFor(only())).toEqual([])
    expect(composeNotice(person({ matters: only('remindDaily') }), '2026-11-22')?.body).not.toContain('小雪')
  })

  test('never contains a score, a threat or urgency', () => {
    for (const locale of LOCALES)
      for (let day = 0; day < 366; day += 1) {
        const date = new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)
        const { title, body } = composeNotice(person({ locale }), date)!
        expect(`${title} ${body}`).not.toMatch(/[!！]|\d+ ?分|凶|灾|災|赶快|趕快|马上|馬上|hurry|danger|bad luck|score/i)
        expect([...title].length).toBeLessThanOrEqual(60)
      }
  })
})
