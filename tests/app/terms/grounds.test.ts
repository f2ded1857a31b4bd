import { expect, test } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { formatActivityReason } from '#app/terms/grounds.ts'
import { ganzhiOfText } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import type { ActivityReason } from '#readings/daily/index.ts'
import { i18n } from '@lingui/core'

const pillars = { month: ganzhiOfText('己亥')!, day: ganzhiOfText('辛未')! }

async function groundTextIn(locale: Locale, side: 'do' | 'dont', ground: ActivityReason) {
  await activateLocale(locale)
  return formatActivityReason({ _: i18n.t.bind(i18n), locale }, side, ground, pillars)
}

test('names 未 with its element and restricts the advice to new plans', async () => {
  const clash: ActivityReason = { id: 'clash', places: ['day'] }
  expect(await groundTextIn('zh_CN', 'do', clash)).toBe('这天的未土冲你的日支，新的事先放一放。')
  expect(await groundTextIn('zh_TW', 'do', clash)).toBe('這天的未土沖你的日支，新的事先放一放。')
  expect(await groundTextIn('en_US', 'do', clash)).toBe('The day’s Goat clashes with the branch of your day. New things can wait.')
  expect(await groundTextIn('zh_CN', 'dont', clash)).toBe('这天的未土冲你的日支，历书本来列在宜，对你先缓一缓。')
})

test('names an element by its role as the day’s reasons do', async () => {
  const wood: ActivityReason = { id: 'element', element: 'wood', role: 'useful' }
  const metal: ActivityReason = { id: 'element', element: 'metal', role: 'adverse' }
  expect(await groundTextIn('zh_CN', 'do', wood)).toBe('这天带木，木是你的用神，这一项属木。')
  expect(await groundTextIn('zh_CN', 'dont', metal)).toBe('这天带金，金是你的忌神，这一项容易过头。')
  // A role that contradicts the side is omitted.
  expect(await groundTextIn('zh_CN', 'do', { id: 'element', element: 'earth', role: 'enemy' })).toBe('这天带土，这一项属土。')
  expect(await groundTextIn('zh_CN', 'dont', { id: 'element', element: 'earth', role: 'idle' })).toBe('这天带土，这一项容易过头。')
  expect(await groundTextIn('en_US', 'do', wood)).toBe('The day brings Wood, your useful element, and this belongs to Wood.')
  expect(await groundTextIn('en_US', 'dont', metal)).toBe('The day brings Metal, your adverse element. This is easily overdone.')
})

test('recommends quiet activities when the almanac lists none', async () => {
  expect(await groundTextIn('zh_CN', 'do', { id: 'nothing' })).toBe('历书这天诸事不宜，安静的事正好。')
})
