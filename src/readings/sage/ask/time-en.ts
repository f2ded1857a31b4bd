import type { BranchCode, StemCode } from '#bazi/index.ts'
import { BRANCH_HAN, BRANCHES, ganzhiOfText, STEM_HAN, STEMS, yearPillarOf } from '#bazi/index.ts'
import type { TimeSpanFactory } from './dates.ts'
import { shiftDate } from './dates.ts'
import type { ChartTime, NamedSpan } from './understanding.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig']
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  few: 3,
  couple: 2,
  several: 4,
}
const FEAST_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(chinese|lunar) new year|spring festival|\bcny\b/, 'spring-festival'],
  [/\b(christmas|xmas|the holidays)\b/, 'christmas'],
  [/\bthanksgiving/, 'thanksgiving'],
  [/\bhalloween/, 'halloween'],
  [/\bvalentine/, 'valentine'],
  [/\b(mid-autumn|moon festival)/, 'mid-autumn'],
  [/\bnew year/, 'new-year'],
]
/** Words for parts of a year, with the first and last month of the part; months above 12 are in the next year. */
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bfirst half\b/, 1, 6],
  [/\bsecond half\b|\bback half\b/, 7, 12],
  [/\bq1\b|\bfirst quarter|\b(start|beginning|early part) of (the|this|next) year/, 1, 3],
  [/\bq2\b|\bsecond quarter/, 4, 6],
  [/\bq3\b|\bthird quarter/, 7, 9],
  [/\bq4\b|\bfourth quarter/, 10, 12],
  [/\b(end of (the|this) year|year-?end|end of \d{4}|late (this|next) year|later this year)/, 10, 12],
  [/\bmid-?year|\bmiddle of the year/, 5, 8],
  [/\bspring\b(?! festival)/, 3, 5],
  [/\bsummer\b/, 6, 8],
  [/\b(autumn|(?:this|next|the|in|last|by|until|before) fall)\b(?! (in|for|apart|behind|out|asleep))/, 9, 11],
  [/\bwinter\b/, 12, 14],
]

export function findChartTimeEn(text: string): ChartTime | undefined {
  const pair = new RegExp(`\\b(${STEMS.join('|')}) (${BRANCHES.join('|')}) (?:luck |ten-year )?(?:cycle|pillar|luck|decade)\\b`).exec(text)
  const wanted = pair && ganzhiOfText(STEM_HAN[pair[1] as StemCode] + BRANCH_HAN[pair[2] as BranchCode])
  if (wanted) return { pair: wanted.index }
  if (/\bnext (luck )?(cycle|pillar|decade|ten[- ]year)|\bnext ten years\b.*\bcycle/.test(text)) return { cycle: 'next' }
  // "cycle" of admissions, hiring or news is not a luck cycle.
  if (/\b(school|grad|admissions?|application|hiring|election|news)\b.*\bcycle/.test(text)) return undefined
  if (/\b(this|current|present|my) (luck )?(cycle|pillar|ten[- ]year)|\bthis decade/.test(text)) return { cycle: 'now' }
  const age =
    /\b(?:at|by|before|after|until|till|turn|turning|past|age|aged|i['’]?m|am|be) (?:the age of )?(\d{2})\b(?!\s*(%|percent|per cent|dollars|bucks|k\b|days|weeks|months|years from|am\b|pm\b|:))/.exec(
      text,
    ) ?? /\bmy (?:early |mid |late )?(20|30|40|50|60|70)s\b/.exec(text)
  if (age) return { age: Number(age[1]) }
  const tens = /\bmy (?:early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies)\b/.exec(text)
  return tens ? { age: 20 + 10 * ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies'].indexOf(tens[1]!) } : undefined
}

function yearIn(text: string, { today }: TimeSpanFactory): number | undefined {
  // Prefers the first year that is not over: a past year may only be mentioned.
  const figures = [...text.matchAll(/(?<![\d/$£€.,-])((?:19|20)\d\d)(?!\d| ?(?:dollars|bucks|pounds|euros))/g)].map(([figure]) =>
    Number(figure),
  )
  const open = figures.find((year) => year >= today.year)
  if (open !== undefined) return open
  if (/\byear after next\b/.test(text)) return today.year + 2
  if (/\bnext year|\bcoming year\b|\bthe new year\b/.test(text)) return today.year + 1
  if (
    /\bthis year\b|\b(make[- ]or[- ]break|deciding|crunch) year|\brest of the year|\bcurrent year|\bthe year\b(?! of)|\byear-?end\b/.test(
      text,
    )
  )
    return today.year
  if (figures.length > 0) return figures[0]
  if (/\blast year\b/.test(text)) return today.year - 1
  const animal = new RegExp(`\\b(?:year of the (${ANIMALS.join('|')})|(${ANIMALS.join('|')}) year)\\b`).exec(text)
  if (!animal) return undefined
  const branch = BRANCHES[ANIMALS.indexOf((animal[1] ?? animal[2])!)]!
  return Array.from({ length: 12 }, (_, i) => today.year + i).find((year) => yearPillarOf(year).branch === branch)
}

function dayIn(text: string, spans: TimeSpanFactory): NamedSpan | undefined {
  if (/\bday after tomorrow\b/.test(text)) return spans.day(2)
  if (/\btomorrow\b|\btmrw\b/.test(text)) return spans.day(1)
  if (/\byesterday\b/.test(text)) return spans.day(-1)
  if (/\btoday\b|\btonight\b|\bthis (morning|afternoon|evening)\b/.test(text)) return spans.day(0)
  if (/\bnext weekend\b/.test(text)) return spans.weekend(1)
  if (/\bweekend\b/.test(text)) return spans.weekend(0)
  if (/\bnext week\b/.test(text)) return spans.week(1)
  if (/\blast week\b/.test(text)) return spans.week(-1)
  if (/\bthis week\b|\bthe week\b/.test(text)) return spans.week(0)
  const weekday = /\b(this |next |last |was |on )?(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/.exec(text)
  if (!weekday || !/day\b/.test(weekday[0])) return undefined
  const day = spans.weekday(WEEKDAYS.indexOf(weekday[2]!.slice(0, 3)), weekday[1] === 'next ' ? 1 : undefined)
  return weekday[1] === 'last ' || weekday[1] === 'was ' ? spans.date(shiftDate(day.from, -7)) : day
}

function aheadIn(text: string, spans: TimeSpanFactory): NamedSpan | undefined {
  const found =
    /\b(?:in|within|next|over the next|coming|for the next|in the next|the next)(?: the)?(?: next)? (\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple|several)? ?(?:of )?(days?|weeks?|months?|years?)\b/.exec(
      text,
    )
  if (!found) return undefined
  const number = found[1] === undefined ? 1 : (NUMBERS[found[1]] ?? Number(found[1]))
  const unit = { d: 1, w: 7, m: 30, y: 365 }[found[2]!.charAt(0)]!
  return number > 60 && unit > 1 ? undefined : spans.ahead(Math.max(1, Math.round(number * unit)))
}

function checkedDay(spans: TimeSpanFactory, year: number, month: number, day: number): NamedSpan | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && day >= 1 ? spans.date({ year, month, day }) : undefined
}

/** Finds the time that an English question (lower case) names; the most precise expression wins. */
export function findSpanEn(whole: string, spans: TimeSpanFactory): NamedSpan | undefined {
  // "since …" gives a starting point, not the time asked about.
  const text = whole.replaceAll(/\b(ever )?since (last |this |early |mid |late |the )?\w+( \d{1,4})?/g, '')
  const year = yearIn(text, spans)
  const iso = /\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/.exec(text)
  if (iso) return checkedDay(spans, Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const american = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/.exec(text)
  if (american && Number(american[1]) <= 12 && Number(american[2]) <= 31) {
    const [month, day] = [Number(american[1]), Number(american[2])]
    if (month >= 1 && day >= 1)
      return american[3] === undefined ? spans.nextDate(month, day) : checkedDay(spans, Number(american[3]), month, day)
  }
  const date =
    new RegExp(`\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)`).exec(text) ??
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?![a-z])`).exec(text)
  if (date) {
    const isMonthFirst = /^[a-z]/.test(date[1]!)
    const month = MONTHS.indexOf(date[isMonthFirst ? 1 : 2]!.slice(0, 3)) + 1
    const day = Number(date[isMonthFirst ? 2 : 1])
    if (day >= 1 && day <= 31) return year === undefined ? spans.nextDate(month, day) : checkedDay(spans, year, month, day)
  }
  const day = dayIn(text, spans)
  if (day) return day
  const feast = FEAST_WORDS.find(([words]) => words.test(text))
  if (feast && !/\bthe new year\b/.test(text)) {
    const side = /\b(before|by|until|till)\b/.test(text) ? 'before' : /\bafter\b/.test(text) ? 'after' : 'on'
    return spans.feast(feast[1], side, /\d{4}/.test(text) ? year : undefined)
  }
  if (/\bnext month\b/.test(text)) return spans.monthFromNow(1)
  if (/\blast month\b/.test(text)) return spans.monthFromNow(-1)
  if (/\bmonth after next\b/.test(text)) return spans.monthFromNow(2)
  if (/\bthis month\b|\bend of the month|\brest of the month/.test(text)) return spans.monthFromNow(0)
  // "may" only counts as a month after a preposition or before a year.
  const month =
    new RegExp(
      `\\b(?:in|by|this|next|until|till|before|after|since|of|early|mid|late|for|during|from|to|and|or|between|about)[ -]${MONTH}(?![a-z])`,
    ).exec(text) ??
    new RegExp(`\\b${MONTH},? (?:of )?(?=(?:19|20)\\d\\d\\b)`).exec(text) ??
    new RegExp(
      `\\b(?:is|was|would|will) ${MONTH} (?=(?:an? |the |any |too )?(?:good|ok|okay|better|best|right|bad|early|late|work|nice))`,
    ).exec(text) ??
    /\b(january|february|april|june|july|august|september|october|november|december)\b/.exec(text)
  if (month) {
    const number = MONTHS.indexOf(month[1]!.slice(0, 3)) + 1
    return year === undefined ? spans.nextMonth(number) : spans.month(year, number)
  }
  const part = PARTS.find(([words]) => words.test(text))
  if (part) {
    const named = /\bnext (spring|summer|autumn|fall|winter)/.test(text) && year === undefined ? undefined : year
    return named === undefined ? spans.nextMonths(part[1], part[2]) : spans.months(named, part[1], part[2])
  }
  const range = /\b((?:19|20)\d\d) ?(?:-|–|to|and|or|until|through) ?((?:19|20)\d\d)\b/.exec(text)
  if (range && Number(range[1]) < Number(range[2])) return spans.years(Number(range[1]), Number(range[2]))
  if (/\bthis year or next\b/.test(text)) return spans.years(spans.today.year, spans.today.year + 1)
  const ahead = aheadIn(text, spans)
  if (ahead && !/\bnext year\b|\bcoming year\b/.test(text)) return ahead
  return year === undefined ? ahead : spans.year(year)
}
