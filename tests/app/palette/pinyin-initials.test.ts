import { expect, test } from 'vitest'
import { getPinyinInitials } from '#app/features/palette/pinyin-initials.ts'
import entries from '#readings/glossary/glossary.json' with { type: 'json' }

/** First letters of the syllables that the glossary writes out. */
const lettersOf = (pinyin: string) =>
  pinyin
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s’'-]+/)
    .map((syllable) => syllable.charAt(0))
    .join('')

test('terms sound as the glossary writes them, but for characters of several readings', () => {
  // Of the last one the glossary spells the second half.
  const wrong = entries.filter((entry) => getPinyinInitials(entry.zh_CN) !== lettersOf(entry.pinyin)).map((entry) => entry.zh_CN)
  expect(wrong).toEqual(['调候', '十二长生', '长生', '力量值分档'])
})

test('both scripts have the same letters', () => {
  expect(getPinyinInitials('五行流通')).toBe('wxlt')
  expect(getPinyinInitials('真太陽時')).toBe('ztys')
  expect(getPinyinInitials('林知远')).toBe('lzy')
})

test('what is not Chinese has none', () => {
  expect(getPinyinInitials('Amelia Hart 3')).toBe('')
})
