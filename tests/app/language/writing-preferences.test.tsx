/** Script that runs before the first paint, outside the build; it must set the same attributes as the app. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { browserStorage } from '#app/browser/storage.ts'
import { DayHeadline } from '#app/features/fortune/day-headline.tsx'
import { LuckCycles } from '#app/features/chart/luck-cycles.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { useMessages } from '#app/language/use-messages.ts'
import { applyWritingPreferences } from '#app/language/writing-preferences.ts'
import { castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import type { DayTexts } from '#readings/daily/index.ts'
import { shanghai } from '../chart/births.ts'
import { renderPage } from '../chart/page.tsx'

const boot = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, 'utf8')
const root = document.documentElement
const attributes = () => [root.getAttribute('text-flow'), root.getAttribute('reading-face')]

afterEach(() => {
  localStorage.clear()
  applyWritingPreferences(defaultSettings, 'zh_CN')
})

const choices: readonly (readonly [Partial<Settings>, Locale, string, string])[] = [
  ...LOCALES.map((locale) => [{}, locale, locale === 'en_US' ? 'level' : 'upright', 'song'] as const),
  ...LOCALES.map((locale) => [{ verticalText: false, readerFace: 'hei' }, locale, 'level', 'hei'] as const),
]

test.each(choices)('applies %j in %s as %s and %s from the first paint', (chosen, locale, flow, face) => {
  const settings = { ...defaultSettings, ...chosen }
  browserStorage.setSettings(settings)
  browserStorage.setLocale(locale)
  runInThisContext(boot)
  expect(attributes()).toEqual([flow, face])
  applyWritingPreferences(settings, locale)
  expect(attributes()).toEqual([flow, face])
})

test('ignores malformed stored settings', () => {
  localStorage.setItem('mingshu-settings', '{')
  browserStorage.setLocale('zh_CN')
  runInThisContext(boot)
  expect(attributes()).toEqual(['upright', 'song'])
})

test('switches the day’s sentence from vertical to horizontal at once', async () => {
  await activateLocale('zh_CN')
  const text = (zh_CN: string) => ({ zh_CN, zh_TW: zh_CN, en_US: '' })
  renderPage(<DayHeadline said={{ image: text('木排下江'), counsel: text('一曲唱完') } as unknown as DayTexts} takesFocus={false} />)
  expect(screen.getByRole('heading', { name: /^木排下江.*一曲唱完$/ })).toBeVisible()
  act(() => applyWritingPreferences({ ...defaultSettings, verticalText: false }, 'zh_CN'))
  expect(screen.getByRole('heading').querySelector('em')?.textContent).toBe('一曲唱完')
})

test.each([
  ['zh_CN', 'auto', '24'],
  ['zh_TW', 'auto', '24'],
  ['en_US', 'auto', '12'],
  ['en_US', '24', '24'],
  ['zh_CN', '12', '12'],
] as const)('formats hours in %s with the setting %s as %s', async (locale, timeFormat, hours) => {
  await activateLocale(locale)
  applyWritingPreferences({ ...defaultSettings, timeFormat }, locale)
  renderPage(<Hours />)
  expect(screen.getByText(`hours: ${hours}`)).toBeVisible()
})

function Hours() {
  return <p>hours: {useMessages().timeFormat}</p>
}

test('switches ages on the page to characters at once', async () => {
  await activateLocale('zh_CN')
  renderPage(<LuckCycles chart={castChart(toBirthInput(shanghai))} now="2026-11-20T00:00:00Z" />)
  const first = () => screen.getAllByRole('button', { expanded: false })[0]!.textContent
  expect(first()).toBe('1997壬午8 岁')
  act(() => applyWritingPreferences({ ...defaultSettings, ageNumerals: 'characters' }, 'zh_CN'))
  expect(first()).toBe('1997壬午八岁')
})
