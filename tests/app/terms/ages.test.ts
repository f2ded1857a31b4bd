import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { formatAge } from '#app/terms/ages.ts'
import type { Locale } from '#contract/locale.ts'

const agesIn = async (locale: Locale, ageNumerals: 'figures' | 'characters') => {
  await activateLocale(locale)
  const words = { _: i18n.t.bind(i18n), locale, timeFormat: '24', ageNumerals } as const
  return [8, 10, 18, 30, 78, 100, 102, 110].map((age) => formatAge(words, age))
}

test('formats ages in figures', async () => {
  expect(await agesIn('zh_CN', 'figures')).toEqual(['8 岁', '10 岁', '18 岁', '30 岁', '78 岁', '100 岁', '102 岁', '110 岁'])
})

test('formats ages in characters in Chinese', async () => {
  const ages = ['八', '十', '十八', '三十', '七十八', '一百', '一百零二', '一百一十']
  expect(await agesIn('zh_CN', 'characters')).toEqual(ages.map((age) => `${age}岁`))
  expect(await agesIn('zh_TW', 'characters')).toEqual(ages.map((age) => `${age}歲`))
})

test('formats ages in figures in English regardless of the setting', async () => {
  expect(await agesIn('en_US', 'characters')).toEqual(await agesIn('en_US', 'figures'))
})
