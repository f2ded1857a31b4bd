import { expect, test } from 'vitest'
import { getPinyinInitials } from '#app/features/palette/pinyin-initials.ts'
import entries from '#readings/glossary/glossary.json' with { type: 'json' }

/** Returns the first letters of the syllables in a glossary entry's pinyin. */
const lettersOf = (pinyin: string) =>
  pinyin
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s’'-]+/)
    .map((syllable) => syllable.charAt(0))
    .join('')

test('matches the glossary’s pinyin except for characters of several readings', () => {
  // The first three have characters with several readings; the glossary spells out only half of the last term's pinyin.
  const wrong = entries.filter((entry) => getPinyinInitials(entry.zh_CN) !== lettersOf(entry.pinyin)).map((entry) => entry.zh_CN)
  expect(wrong).toEqual(['调候', '十二长生', '长生', '力量值分档'])
})

test('gives equal initials for both scripts', () => {
  expect(getPinyinInitials('五行流通')).toBe('wxlt')
  expect(getPinyinInitials('真太陽時')).toBe('ztys')
  expect(getPinyinInitials('林知远')).toBe('lzy')
})

test('gives no initials for other scripts', () => {
  expect(getPinyinInitials('Amelia Hart 3')).toBe('')
})
