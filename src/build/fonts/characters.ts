import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#contract/locale.ts'
import taiwanLines from '#readings/daily/data/zh-tw.json' with { type: 'json' }
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import { headlineTableNames, dayLineTables } from '../daily/lines.ts'
import { listTextsOutsideCatalogue } from '../words-outside.ts'

const root = join(import.meta.dirname, '../../..')

/** Characters of dates and times, which are composed at run time. */
const DATES = '〇一二三四五六七八九十百千廿卅初正冬年月日时时刻分秒岁号周星期上下午凌晨早晚今明昨天前后第至到约距起止'
/** Characters shown as drawings: in navigation, stamps, the product's name and the advice for a day. */
const MARKS = '运书问市我命书宜忌封启选今吉凶平阴阳男女乾坤造柱干支金木水火土旺相休囚死甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'
const ZODIAC = '鼠牛虎兔龙蛇马羊猴鸡狗猪'
/** Names of the Chinese languages in their own scripts, shown in every language menu. */
const LANGUAGES = '简体中文繁體中文'
/** Chinese punctuation that is added at run time; all other is in the catalogues. */
const PUNCTUATION = '、。，：；“”（）《》—…'

/** Characters of each locale that are neither in its messages nor in `MARKS` and `LANGUAGES`. */
const OWN: Readonly<Record<Locale, string>> = {
  zh_CN: DATES + ZODIAC + PUNCTUATION,
  zh_TW: `${DATES}臘閏時歲號週後${ZODIAC}龍馬雞豬${PUNCTUATION}運書問市我命書啟選陰陽`,
  en_US: '',
}

/** Returns all messages of a locale, in its catalogue and outside. */
function shown(locale: Locale): string {
  return inCatalogue(locale) + [...listTextsOutsideCatalogue(locale).values()].flat().join('')
}

/** Returns the texts of a catalogue: the translations; in the source language, the source texts where there is none. */
function inCatalogue(locale: Locale): string {
  const file = join(root, 'src/locales', `${locale}.po`)
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((entry) => field(entry, 'msgstr') || (locale === LOCALES[0] ? field(entry, 'msgid') : ''))
    .join('')
}

/** Returns a field of a .po entry: the quoted lines after the field's name, joined. */
function field(entry: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry)?.[1] ?? ''
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as string)
    .join('')
}

/** Returns the engine's source without comments, which contains all its texts: stems, branches, gods, nayin, solar terms. */
function engineText(): string {
  const files = globSync('src/bazi/**/*.ts', { cwd: root }).sort()
  return files.map((file) => codeWithoutComments(readFileSync(join(root, file), 'utf8'))).join('')
}

function codeWithoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))

/** Returns the names of all glossary entries; in English with the Chinese names. Explanations are set in the system font. */
const namesOf = (locale: Locale): string => glossary.map((entry) => entry[locale] + (locale === 'en_US' ? entry.zh_CN : '')).join('')

/** Returns all headlines of the day in a Chinese locale; empty for English. */
function headlines(locale: Locale): string {
  if (locale === 'en_US') return ''
  const taiwan: Readonly<Record<string, string>> = taiwanLines
  return headlineTableNames
    .flatMap((name) => Object.values(dayLineTables[name]!).flat())
    .map(({ zh_CN }) => (locale === 'zh_TW' ? taiwan[zh_CN] : zh_CN))
    .join('')
}

/** Lists the code points that a locale's screens can show without text typed by users. */
export function listScreenCharacters(locale: Locale): ReadonlySet<number> {
  const text = ASCII + shown(locale) + headlines(locale) + namesOf(locale) + engineText() + MARKS + LANGUAGES + OWN[locale]
  return new Set([...text].map((char) => char.codePointAt(0)!).filter((code) => code >= 0x20))
}

/** Lists the code points of a locale's messages only, for the test that each has a glyph. */
export function listMessageCharacters(locale: Locale): ReadonlySet<number> {
  return new Set([...shown(locale)].map((char) => char.codePointAt(0)!).filter((code) => code >= 0x20))
}
