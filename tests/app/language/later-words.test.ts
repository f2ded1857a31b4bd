/** Words come in two parts (`src/build/later-words.ts`). Here nothing is later, so a word of each language is made so. */
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

test('a file comes with the later words of the language that the page started in, and nothing renders anew', async () => {
  await startLocale('zh_CN')
  expect(i18n.messages).not.toHaveProperty(ID)
  const renderAnew = vi.fn<() => void>()
  const stop = i18n.on('change', renderAnew)
  expect(await withMessages(file)).toBe('file')
  stop()
  expect(i18n.t(ID)).toBe('后来')
  expect(renderAnew).not.toHaveBeenCalled()
})

test('a file that is asked for before the first words are there comes with them', async () => {
  const started = startLocale('en_US')
  await withMessages(file)
  await started
  expect(i18n.t(ID)).toBe('later on')
})

test('a language that is switched to comes whole, also while words of the former are on their way', async () => {
  await startLocale('zh_CN')
  const coming = withMessages(file)
  await activateLocale('en_US')
  expect(i18n.t(ID)).toBe('later on')
  await coming
  expect(i18n.t(ID)).toBe('later on')
})

test('a file that cannot be had fails as it does, with the words or without', async () => {
  await expect(withMessages(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
