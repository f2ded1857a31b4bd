/** Speech rules for figures: years digit by digit, counts as numbers, percentages, dates and times. */
import { applySpeechRules, type SpokenRule } from '../replace.ts'
import {
  spellChineseDigits,
  spellChineseNumber,
  SIMPLIFIED_NUMBER_WORDS,
  TRADITIONAL_NUMBER_WORDS,
  spellChineseWhole,
  type NumberWords,
} from './numbers.ts'

const N = String.raw`(\d[\d,]*\d(?:\.\d+)?|\d(?:\.\d+)?)`
const TO = '(?: ?[至到–—~～-] ?)'
const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]'
/** Measure words that take 两 instead of 二. */
const MEASURES =
  '个個位岁歲天周週次遍回分刻小秒步条條件样樣支枝柱种種点點倍只隻本段句页頁层層家间間块塊张張人颗顆杯碗口站路手头頭成字篇章卷部门門道把面万萬亿億千'

interface Words {
  readonly numbers: NumberWords
  readonly two: string
  readonly hour: string
  readonly minus: string
  readonly plus: string
  readonly under: string
  readonly over: string
  readonly about: string
  readonly celsius: string
}

const SIMPLIFIED_WORDS: Words = {
  numbers: SIMPLIFIED_NUMBER_WORDS,
  two: '两',
  hour: '点',
  minus: '负',
  plus: '加',
  under: '不到',
  over: '超过',
  about: '约',
  celsius: '摄氏度',
}
const TRADITIONAL_WORDS: Words = {
  numbers: TRADITIONAL_NUMBER_WORDS,
  two: '兩',
  hour: '點',
  minus: '負',
  plus: '加',
  under: '不到',
  over: '超過',
  about: '約',
  celsius: '攝氏度',
}

function rulesOf({ numbers, two, hour, minus, plus, under, over, about, celsius }: Words): readonly SpokenRule[] {
  const year = (digits: string) => spellChineseDigits(digits, numbers.zeroOfYear)
  const number = (text: string) => spellChineseNumber(text, numbers)
  const clock = (hours: string, minutes: string) => {
    const h = Number(hours) === 2 ? two : spellChineseWhole(hours, numbers)
    if (Number(minutes) === 0) return h + hour
    return `${h}${hour}${Number(minutes) < 10 ? '零' : ''}${spellChineseWhole(minutes, numbers)}分`
  }
  return [
    [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, '$1年$2月$3日'],
    [/(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?(?!\d)/g, clock],
    // Years
    [new RegExp(`(\\d{4})年?${TO}(\\d{4})年?(?![\\d.%])`, 'g'), (from, to) => `${year(from)}年到${year(to)}年`],
    [new RegExp(`(\\d{4}) ?(${PAIR})(?=那|这|這|年|一年)`, 'g'), (digits, pair) => year(digits) + pair],
    [new RegExp(`(\\d{4}) ?(${PAIR})`, 'g'), (digits, pair) => `${year(digits)}${pair}年`],
    [/(?<![\d.,])(1[6-9]\d\d|2[01]\d\d) ?年/g, (digits) => `${year(digits)}年`],
    // Shares
    [new RegExp(`${N} ?[%％]?${TO}${N} ?[%％]`, 'g'), (from, to) => `百分之${number(from)}到${number(to)}`],
    [new RegExp(`[<＜] ?${N} ?[%％]`, 'g'), (share) => `${under}百分之${number(share)}`],
    [new RegExp(`[>＞] ?${N} ?[%％]`, 'g'), (share) => `${over}百分之${number(share)}`],
    [new RegExp(`${N} ?[%％]`, 'g'), (share) => `百分之${number(share)}`],
    [new RegExp(`${N} ?‰`, 'g'), (share) => `千分之${number(share)}`],
    // Ranges, parts, signs
    [/(?<![\d.])(\d{1,2})\/(\d{1,2})(?![\d/])/g, (part, of) => `${number(of)}分之${number(part)}`],
    [new RegExp(`${N}${TO}(?=\\d)`, 'g'), (from) => `${number(from)}到`],
    [new RegExp(`(?<![\\d\\p{L}])[-−] ?${N}`, 'gu'), (n) => minus + number(n)],
    [new RegExp(`[+＋] ?${N}`, 'g'), (n) => plus + number(n)],
    [new RegExp(`[<＜] ?${N}`, 'g'), (n) => under + number(n)],
    [new RegExp(`[>＞] ?${N}`, 'g'), (n) => over + number(n)],
    [new RegExp(`[≈～~] ?${N}`, 'g'), (n) => about + number(n)],
    [new RegExp(`${N} ?(?:℃|°C)`, 'g'), (n) => number(n) + celsius],
    [new RegExp(`${N} ?°`, 'g'), (n) => `${number(n)}度`],
    // Codes, telephone numbers and years without 年: digit by digit
    [/(?<![\d.,])(0\d+|\d{9,})(?![\d.])/g, (digits) => spellChineseDigits(digits)],
    [new RegExp(`(?<![\\d.,])(19\\d\\d|20\\d\\d)(?![\\d.,${MEASURES}元米字])`, 'g'), (digits) => year(digits)],
    [new RegExp(`(?<![\\d.,第])2(?= ?[${MEASURES}])`, 'g'), two],
    [new RegExp(N, 'g'), number],
  ]
}

const SIMPLIFIED_RULES = rulesOf(SIMPLIFIED_WORDS)
const TRADITIONAL_RULES = rulesOf(TRADITIONAL_WORDS)
const WIDE = /[０-９．％]/g

/** Converts figures to words: 2027年 → 二零二七年, 36岁 → 三十六岁, 41 % → 百分之四十一, 8:30 → 八点三十分. */
export function spellChineseFigures(text: string, isTraditional: boolean): string {
  const narrow = text.replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  return applySpeechRules(isTraditional ? TRADITIONAL_RULES : SIMPLIFIED_RULES, narrow)
}
