/** Messages load in two parts (`src/build/later-words.ts`). Tests load them all at once, so this file adds a later one per language. */
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateLocale, startLocale, withMessages } from '#app/language/i18n.ts'
import { messages as firstEnglish } from '#locales/en_US.po'
import { messages as english } from '#locales/en_US.po?later'
import { messages as firstChinese } from '#locales/zh_CN.po'
import { messages as chinese } from '#locales/zh_CN.po?later'

const ID = 'later'
const file = Promise.resolve('file')

beforeEach(() => {
  chinese[ID] = ['后来']
  english[ID] = ['later on']
})
afterEach(() => {
  for (const words of [chinese, english, firstChinese, firstEnglish]) delete words[ID]
})

test('loads later messages with a file without rendering again', async () => {
  await startLocale('zh_CN')
  expect(i18n.messages).not.toHaveProperty(ID)
  const onRender = vi.fn<() => void>()
  const stop = i18n.on('change', onRender)
  expect(await withMessages(file)).toBe('file')
  stop()
  expect(i18n.t(ID)).toBe('后来')
  expect(onRender).not.toHaveBeenCalled()
})

test('loads later messages with a file requested before the first ones', async () => {
  const started = startLocale('en_US')
  await withMessages(file)
  await started
  expect(i18n.t(ID)).toBe('later on')
})

test('loads all messages of a language switched to meanwhile', async () => {
  await startLocale('zh_CN')
  const coming = withMessages(file)
  await activateLocale('en_US')
  expect(i18n.t(ID)).toBe('later on')
  await coming
  expect(i18n.t(ID)).toBe('later on')
})

test('rejects when the file itself fails to load', async () => {
  await expect(withMessages(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
