import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { SCHOOL_SWITCHES, type School } from '#bazi/index.ts'
import { castAt } from '#birth/index.ts'
import { LOCALES } from '#contract/locale.ts'
import { activateLocale, getCurrentLocale } from '#app/language/i18n.ts'
import { getArchiveFieldLabel, compareArchiveFacts } from '#app/terms/archive-facts.ts'
import { formatChartCellNotes } from '#app/terms/chart-notes.ts'
import { listActiveSchoolRules } from '#app/terms/school-labels.ts'
import { defaultFormatSettings } from '../../support/written.ts'
import { shanghai } from '../chart/births.ts'

beforeEach(() => activateLocale('zh_CN'))
const words = () => ({ _: i18n.t.bind(i18n), locale: getCurrentLocale(), ...defaultFormatSettings })

test.each(LOCALES)('has a distinct name for every switch in %s', (locale) => {
  const names = SCHOOL_SWITCHES.flatMap((one) => listActiveSchoolRules(locale, Object.fromEntries([one.split(':')]) as School))
  expect(new Set(names.filter(Boolean)).size).toBe(SCHOOL_SWITCHES.length)
})

test('compares archives by school and labels a refused rule', () => {
  const theirs = { ...shanghai, school: { yearName: 'lunar-new-year', luckFrom: 'days' } } as const
  const parted = compareArchiveFacts(shanghai, theirs, words()).filter(({ differs }) => differs)
  expect(parted).toEqual([
    { key: 'school', label: '流派', mine: '全按命书的规则', theirs: '年柱从正月初一换，起运只数整天', differs: true },
  ])
  expect(getArchiveFieldLabel('school.tianyi')).toBe(getArchiveFieldLabel('school'))
})

test('explains by school when the year pillar changes', () => {
  const birth = { local: '1990-05-15T08:30', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' } as const
  const noteBy = (school: School) => formatChartCellNotes(words(), castAt({ ...birth, school }), 'stem', 'year')
  expect(noteBy({})).toContain('年柱从立春交节的那一刻换。')
  expect(noteBy({ yearName: 'lunar-new-year' })).toContain('年柱从正月初一换。')
})
