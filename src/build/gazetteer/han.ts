import { Converter } from 'opencc-js'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchSourceFolder } from './sources.ts'

const toTaiwan = Converter({ from: 'cn', to: 'tw' })
const toSimplified = Converter({ from: 'tw', to: 'cn' })
/** Character variants replaced in simplified names: OpenCC leaves 餘 and others, but place names use 余. */
const SHAPES: Readonly<Record<string, string>> = { 餘: '余', 甯: '宁', 峯: '峰', 鬱: '郁', 巖: '岩', 瀋: '沈', 麽: '么', 乾: '干' }

export const isHan = (text: string): boolean => /^[\p{Script=Han}·•\-－]+$/u.test(text)

export function convertToSimplified(text: string): string {
  return [...toSimplified(text)].map((character) => SHAPES[character] ?? character).join('')
}

/** Dictionary form → form that Taiwan's press and maps print: 龍岩, 岳麓, 慈溪; names never have 裡 for 里. */
const PRINTED: Readonly<Record<string, string>> = {
  巖: '岩',
  裡: '里',
  谿: '溪',
  嶽: '岳',
  澂: '澄',
  霑: '沾',
  鉅: '巨',
  柺: '拐',
  淩: '凌',
  稜: '棱',
}
/** Place names that OpenCC converts wrongly. */
const PLACES: Readonly<Record<string, string>> = { 云城区: '雲城區' }

/** Converts a name to Taiwan's characters, but not to Taiwan's words. */
export function convertToTaiwanCharacters(text: string): string {
  return PLACES[text] ?? Array.from(toTaiwan(text), (sign) => PRINTED[sign] ?? sign).join('')
}

type PinyinOf = (text: string, options: { toneType: 'none'; type: 'array'; v: boolean; nonZh: 'removed' }) => string[]
const { pinyin } = (await import(pathToFileURL(join(fetchSourceFolder('pinyin'), 'dist/index.mjs')).href)) as { pinyin: PinyinOf }

/** Readings of place names that dictionaries get wrong; source: the official romanisations of the divisions. */
const READINGS: Readonly<Record<string, string>> = {
  六合: 'lu he',
  乐清: 'yue qing',
  乐亭: 'lao ting',
  乐陵: 'lao ling',
  单县: 'shan xian',
  歙县: 'she xian',
  涡阳: 'guo yang',
  洪洞: 'hong tong',
  繁峙: 'fan shi',
  浚县: 'xun xian',
  筠连: 'jun lian',
  郫都: 'pi du',
  大埔: 'da bu',
  尉犁: 'yu li',
  蔚县: 'yu xian',
  吴堡: 'wu bu',
  泌阳: 'bi yang',
  黄陂: 'huang pi',
  珲春: 'hun chun',
  穆棱: 'mu ling',
  宕昌: 'tan chang',
  都匀: 'du yun',
  什邡: 'shi fang',
  调兵山: 'diao bing shan',
  曾都: 'zeng du',
  喀什: 'ka shi',
  武都: 'wu du',
  民乐: 'min le',
  宁都: 'ning du',
  于都: 'yu du',
  牟定: 'mou ding',
  丰都: 'feng du',
  都安: 'du an',
  乐都: 'le du',
  召陵: 'shao ling',
  蚌山: 'beng shan',
  茄萣: 'jia ding',
  芎林: 'qiong lin',
}
const longest = Math.max(...Object.keys(READINGS).map((name) => name.length))

/** Returns toneless pinyin, one syllable per Han character, with v for ü, as people type it. */
export function getTonelessPinyin(text: string): readonly string[] {
  const characters = [...text].filter((character) => /\p{Script=Han}/u.test(character))
  const plain = characters.join('')
  const guess = pinyin(plain, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
  const syllables = characters.map(
    (character, index) => guess[index] ?? pinyin(character, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })[0] ?? '',
  )
  for (let start = 0; start < plain.length; start++) {
    for (let length = Math.min(longest, plain.length - start); length > 1; length--) {
      const reading = READINGS[plain.slice(start, start + length)]
      if (reading !== undefined) syllables.splice(start, length, ...reading.split(' '))
    }
  }
  return syllables
}

/** Romanises the first `signs` characters as on maps (`Xi’an`, `Lüliang`); the rest only decides the reading: 单县 is Shan Xian. */
export function romaniseName(text: string, signs = Infinity): string {
  return getTonelessPinyin(text)
    .slice(0, signs)
    .reduce((word, syllable, index) => {
      const letters = syllable.replaceAll('v', 'ü')
      if (index === 0) return letters.charAt(0).toUpperCase() + letters.slice(1)
      return word + (/^[aeo]/.test(letters) ? '’' : '') + letters
    }, '')
}

/** Reduces a text to lower-case ASCII letters and digits, so that `Lüliang`, `lu liang` and `Lü-liang` are equal. */
export function reduceToPlainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
