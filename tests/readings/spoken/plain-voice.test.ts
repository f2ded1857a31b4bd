/** Expected readings follow 《现代汉语词典》; the README says how the synthesiser's phonemes were checked. */
import { expect, test } from 'vitest'
import { adaptForEspeak } from '#readings/spoken/plain-voice.ts'

test.each([
  ['地支藏着三个', 'di4 支藏着三个'],
  ['慢慢地走到空地', '慢慢地走到 kong4 di4'],
  ['照哪一只排，只是', '照哪一 zhi1 排，只是'],
  ['金以木为财', '金以木 wei2 财'],
  ['长辈重新商量', 'zhang3 bei4 chong2 xin1 shang1 liang5'],
  ['说着', '说着'],
  ['五行里写三行', '五行里写三 hang2'],
  ['数得清，分数不高', 'shu3 de5 qing1，分数不高'],
])('gives a word of several readings in pinyin: %s', (text, given) => expect(adaptForEspeak(text, 'zh_CN')).toBe(given))

test('gives Taiwan’s words in pinyin', () => {
  expect(adaptForEspeak('說著長輩的名著，找不著', 'zh_TW')).toBe('說著 zhang3 bei4 的名著，zhao3 bu5 zhao2')
})

test('leaves English unchanged', () => {
  expect(adaptForEspeak('The year gung chen.', 'en_US')).toBe('The year gung chen.')
})
