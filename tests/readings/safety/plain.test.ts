/** Normalization of a message before the safety rules match it. */
import { readdirSync, readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { joinChineseCharacters, normalizeMessage } from '#readings/safety/plain.ts'

const folder = new URL('../../../src/readings/safety/', import.meta.url)
const rules = readdirSync(folder).filter((name) =>
  /^(?:attempt|others|figures|speech|violence|subject|boundary(?:-chinese|-english)?\.|unsafe)/.test(name),
)

test('every character of the rules has its traditional variants', () => {
  const characters = new Set(rules.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/\p{Script=Han}/gu) ?? []))
  expect(characters.size).toBeGreaterThan(500)
  for (const to of ['tw', 'hk'] as const) {
    const convert = Converter({ from: 'cn', to })
    expect([...characters].filter((character) => normalizeMessage(convert(character)) !== normalizeMessage(character))).toEqual([])
  }
})

test.each([
  ['我不想活了', '我不想活了'],
  ['活著沒意思，遺書', '活着没意思,遗书'],
  ['自\u200b \u2060杀', '自 杀'],
  ['I don’t WANT to', 'i dont want to'],
  ['s.u.i.c.i.d.e', 'suicide'],
  ['k1ll mys3lf', 'kill myself'],
  ['dieeeee', 'die'],
  ['ｋｍｓ', 'kms'],
])('%s is normalised to %s', (text, plain) => {
  expect(normalizeMessage(text)).toBe(plain)
})

test('removes spaces between Chinese words, not between English words', () => {
  expect(joinChineseCharacters('不 想 活 了 end it all')).toBe('不想活了 end it all')
})
