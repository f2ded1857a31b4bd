/** Spoken texts around a book: opening, close, chapter announcements. */
import type { Locale } from '../reader/locale.ts'
import { spellChineseNumber, SIMPLIFIED_NUMBER_WORDS } from './chinese/numbers.ts'
import { spellPinyin } from './english/names.ts'
import { spellEnglishWhole } from './english/numbers.ts'

interface Frame {
  readonly openingTitle: string
  /** Names the book by its pillars, because neither name nor birth may be sent to the speech service. */
  readonly opening: (pillars: readonly string[], chapters: number, year: number | undefined) => readonly string[]
  readonly hourUnknown: string
  readonly closeTitle: string
  readonly close: readonly string[]
  readonly chapter: (number: number, title: string) => string
  readonly todo: string
  readonly quoted: (source: string, text: string) => string
}

const chineseNumber = (n: number) => spellChineseNumber(String(n), SIMPLIFIED_NUMBER_WORDS)

const CHINESE_NAMES = ['年柱', '月柱', '日柱', '时柱']
const TAIWAN_NAMES = ['年柱', '月柱', '日柱', '時柱']
const ENGLISH_NAMES = ['the year', 'the month', 'the day', 'the hour']

const FRAMES: Readonly<Record<Locale, Frame>> = {
  zh_CN: {
    openingTitle: '卷首',
    opening: (pillars, chapters, year) => [
      year === undefined ? '这是一本命书。' : `这是一本${year}年的流年书。`,
      `${pillars.map((pillar, i) => CHINESE_NAMES[i]! + pillar).join('，')}。书里的话，都从这几个字讲起。`,
      `一共${chineseNumber(chapters)}篇，慢慢听。内容仅供娱乐，主意仍由你拿。`,
    ],
    hourUnknown: '时辰没有记下，凡要靠时柱的话，书里都不说。',
    closeTitle: '卷末',
    close: ['书读到这里。', '听着像你的，留下；不像的，放下。', '内容仅供娱乐，不作决定的依据。'],
    chapter: (number, title) => `第${chineseNumber(number)}篇，${title}。`,
    todo: '可做的一件事',
    quoted: (source, text) => `古书《${source}》里说：${text}`,
  },
  zh_TW: {
    openingTitle: '卷首',
    opening: (pillars, chapters, year) => [
      year === undefined ? '這是一本命書。' : `這是一本${year}年的流年書。`,
      `${pillars.map((pillar, i) => TAIWAN_NAMES[i]! + pillar).join('，')}。書裡的話，都從這幾個字講起。`,
      `一共${chineseNumber(chapters)}篇，慢慢聽。內容僅供娛樂，主意仍由你拿。`,
    ],
    hourUnknown: '時辰沒有記下，凡要靠時柱的話，書裡都不說。',
    closeTitle: '卷末',
    close: ['書讀到這裡。', '聽著像你的，留下；不像的，放下。', '內容僅供娛樂，不作決定的依據。'],
    chapter: (number, title) => `第${chineseNumber(number)}篇，${title}。`,
    todo: '可做的一件事',
    quoted: (source, text) => `古書《${source}》裡說：${text}`,
  },
  en_US: {
    openingTitle: 'Opening',
    opening: (pillars, chapters, year) => [
      year === undefined ? 'This is a fate book.' : `This is the book of a year, ${year}.`,
      `It was written from ${pillars.length === 4 ? 'four' : 'three'} pillars: ${pillars.map((pillar, i) => `${ENGLISH_NAMES[i]!}, ${pillar}`).join('; ')}.`,
      `There are ${spellEnglishWhole(String(chapters))} chapters. They’re for entertainment, and the decisions stay yours.`,
    ],
    hourUnknown: 'The hour isn’t known, so whatever would rest on it is left out.',
    closeTitle: 'Closing words',
    close: [
      'Here the book ends.',
      'Keep what sounded like you, and let the rest go.',
      'It’s for entertainment only, so don’t base decisions on it.',
    ],
    chapter: (number, title) => `Chapter ${spellEnglishWhole(String(number))}. ${title}.`,
    todo: 'One thing to do',
    quoted: (source, text) => `An old book, ${source}, says: ${text}`,
  },
}

export const getSpokenFrame = (locale: Locale): Frame => FRAMES[locale]

/** Returns the known pillars of a book, year first: 庚午; Geng Wu. */
export function listBookPillarNames(ganzhi: string, locale: Locale): readonly string[] {
  const pillars = ganzhi.split(' ').filter(Boolean)
  return locale === 'en_US' ? pillars.map(spellPinyin) : pillars
}
