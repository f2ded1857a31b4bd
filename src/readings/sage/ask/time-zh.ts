import type { BranchCode } from '#bazi/index.ts'
import { BRANCH_HAN, BRANCHES, ganzhiOfText, yearPillarOf } from '#bazi/index.ts'
import type { TimeSpanFactory } from './dates.ts'
import { resolveLunarDate } from './dates.ts'
import type { ChartTime, NamedSpan } from './understanding.ts'

const DIGITS: Readonly<Record<string, string>> = {
  零: '0',
  〇: '0',
  一: '1',
  二: '2',
  两: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
}

/** Converts Chinese numerals before a unit of time: 二〇二七年 → 2027年, 十二月 → 12月, 三十五岁 → 35岁. */
export function convertNumerals(text: string): string {
  return text
    .replaceAll(/[零〇一二两三四五六七八九]{4}(?=年)/g, (word) => [...word].map((digit) => DIGITS[digit]!).join(''))
    .replaceAll(
      /(?<![初星期周拜])([一二三四五六七八九])?十([一二三四五六七八九])?(?=个?(年|月|天|日|号|岁|周|星期|礼拜))/g,
      (_, tens?: string, ones?: string) =>
        String(Number(tens === undefined ? '1' : DIGITS[tens]) * 10 + Number(ones === undefined ? '0' : DIGITS[ones])),
    )
    .replaceAll(
      /(?<![星期周拜第哪万统专唯同单][^年]?)(?<![0-9初])[一二两三四五六七八九](?=个?(年(?!级)|月|天(?!气)|日|号|岁|周|星期|礼拜))/g,
      (word) => DIGITS[word]!,
    )
}

const YEARS: Readonly<Record<string, number>> = { 大前: -3, 前: -2, 去: -1, 今: 0, 本: 0, 这: 0, 当: 0, 明: 1, 来: 1, 后: 2, 大后: 3 }
const WEEKDAYS = '一二三四五六日天末'
const ANIMALS = '鼠牛虎兔龙蛇马羊猴鸡狗猪'
const FEAST_WORDS: readonly (readonly [RegExp, string])[] = [
  [/元旦/, 'new-year'],
  [/春节|过年|大年|除夕|新年|新春|农历年/, 'spring-festival'],
  [/元宵/, 'lantern'],
  [/清明/, 'qingming'],
  [/端午/, 'dragon-boat'],
  [/七夕/, 'qixi'],
  [/中秋/, 'mid-autumn'],
  [/五一|劳动节/, 'labour-day'],
  [/国庆|十一长假|十一假期/, 'national-day'],
  [/圣诞/, 'christmas'],
  [/情人节/, 'valentine'],
]
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/上半年/, 1, 6],
  [/下半年/, 7, 12],
  [/年初|岁初/, 1, 3],
  [/年中/, 5, 8],
  [/年底|年末|岁末|年尾/, 11, 12],
  [/第?(1|一)季度?/, 1, 3],
  [/第?(2|二)季度/, 4, 6],
  [/第?(3|三)季度/, 7, 9],
  [/第?(4|四)季度/, 10, 12],
  [/春天|开春|春季|入春|春上|春后/, 2, 4],
  [/夏天|夏季|入夏|夏日/, 5, 7],
  [/秋天|秋季|入秋|秋后|金秋/, 8, 10],
  [/冬天|冬季|入冬/, 11, 13],
  [/暑假|暑期/, 7, 8],
  [/寒假/, 1, 2],
]

export function findChartTimeZh(text: string): ChartTime | undefined {
  if (/下(一)?[步个轮].{0,2}(大运|运|十年)|下一?步运|换运(以后|之后|后)|交运(后|以后)/.test(text)) return { cycle: 'next' }
  if (/(这|现在|眼下|目前|当前|本|此)(一)?.{0,3}(大运|步运|十年)/.test(text)) return { cycle: 'now' }
  const pair = /([甲乙丙丁戊己庚辛壬癸])([子丑寅卯辰巳午未申酉戌亥])(这步|这个)?(大)?运/.exec(text)
  const wanted = pair && ganzhiOfText(pair[1]! + pair[2]!)
  if (wanted) return { pair: wanted.index }
  const age = /(\d{1,2})岁/.exec(convertNumerals(text))
  return age === null ? undefined : { age: Number(age[1]) }
}

/** Finds the year that a text names. */
function yearIn(text: string, { today }: TimeSpanFactory): number | undefined {
  // Prefers the first year that is not over: a past year may only be mentioned.
  const figures = [...text.matchAll(/(?<![\d.])((?:19|20)\d\d)(?![\d元块])/g)].map(([figure]) => Number(figure))
  const words = [...text.matchAll(/(大前|大后|前|去|今|本|明|来|后|当)年/g)].map(([, word]) => today.year + YEARS[word!]!)
  const named = [...figures, ...words]
  const open = named.find((year) => year >= today.year)
  if (open !== undefined || figures.length > 0) return open ?? figures[0]
  // 民国 1 is 1912.
  const republic = /(?<!\d)(1[12]\d)年/.exec(text)
  if (republic) return 1911 + Number(republic[1])
  const short = /(?<!\d)(\d\d)年(?!内|后|前|来)/.exec(text)
  if (short && Number(short[1]) >= 20 && Number(short[1]) < 60) return 2000 + Number(short[1])
  if (words.length > 0) return words[0]
  if (/这一?年(?!来|头)/.test(text)) return today.year
  const pair = /([甲乙丙丁戊己庚辛壬癸])([子丑寅卯辰巳午未申酉戌亥])(?!(这步|这个)?(大)?运)年?/.exec(text)
  const wanted = pair && ganzhiOfText(pair[1]! + pair[2]!)
  if (wanted) return Array.from({ length: 60 }, (_, i) => today.year - 5 + i).find((year) => yearPillarOf(year).index === wanted.index)
  const animal = new RegExp(`([${ANIMALS}])年`).exec(text)
  if (animal) {
    const branch = BRANCHES[ANIMALS.indexOf(animal[1]!)]!
    // In January the previous Bazi year is still running.
    const first = today.month === 1 ? today.year - 1 : today.year
    return Array.from({ length: 12 }, (_, i) => first + i).find((year) => yearPillarOf(year).branch === branch)
  }
  return undefined
}

function feastIn(text: string, spans: TimeSpanFactory, year: number | undefined): NamedSpan | undefined {
  const feast = FEAST_WORDS.find(([words]) => words.test(text))
  if (feast) {
    const after = new RegExp(`(${feast[0].source}).{0,2}(后|之后|以后|完)`).test(text)
    const before = new RegExp(`(${feast[0].source}).{0,2}(前|之前|以前)`).test(text)
    return spans.feast(feast[1], after ? 'after' : before ? 'before' : 'on', year)
  }
  if (/(?<![\d今明去后前大几多])年(前|底前)(?!的)/.test(text)) return spans.feast('spring-festival', 'before')
  if (/(?<![\d今明去后前大几多两半])年后/.test(text)) return spans.feast('spring-festival', 'after')
  const lunar = /(正|腊|农历|阴历)(\d{1,2})?月(初|十|廿)?/.exec(text)
  if (!lunar) return undefined
  const month = lunar[1] === '正' ? 1 : lunar[1] === '腊' ? 12 : Number(lunar[2] ?? 1)
  if (month < 1 || month > 12) return undefined
  const starts = [-1, 0, 1].map((offset) => resolveLunarDate(spans.today.year + offset, month === 12 ? 11 : month, 1))
  const found = starts.map((from) => spans.of(from, spansEnd(from, month === 12), 'month')).find(({ isPast }) => !isPast)
  return found
}

const spansEnd = (from: { year: number; month: number; day: number }, isLast: boolean) => {
  const time = Date.UTC(from.year, from.month - 1, from.day) + (isLast ? 58 : 29) * 86_400_000
  const end = new Date(time)
  return { year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate() }
}

function dayIn(text: string, spans: TimeSpanFactory): NamedSpan | undefined {
  const near = /(大前|大后|前|昨|今|明|后)(天|日|晚|早)|今儿|明儿/.exec(text)
  if (near) return spans.day({ 大前: -3, 前: -2, 昨: -1, 今: 0, 明: 1, 后: 2, 大后: 3 }[near[1] ?? (near[0] === '今儿' ? '今' : '明')]!)
  if (/现在|此刻|眼下|当下/.test(text) && /这会|此刻/.test(text)) return spans.day(0)
  const weekday = new RegExp(`(这个?|本|下下个?|下个?)?(?:周|星期|礼拜)([${WEEKDAYS}])`).exec(text)
  if (weekday) {
    const week = weekday[1] === undefined ? undefined : weekday[1].startsWith('下下') ? 2 : weekday[1].startsWith('下') ? 1 : 0
    if (weekday[2] === '末') return spans.weekend(week ?? 0)
    return spans.weekday(Math.min(6, WEEKDAYS.indexOf(weekday[2]!)), week)
  }
  if (/下下个?(周|星期|礼拜)/.test(text)) return spans.week(2)
  if (/下个?(周|星期|礼拜)/.test(text)) return spans.week(1)
  if (/上个?(周|星期|礼拜)/.test(text)) return spans.week(-1)
  if (/(这|本|这个|这一)(周|星期|礼拜)/.test(text)) return spans.week(0)
  return undefined
}

function aheadIn(text: string, spans: TimeSpanFactory): NamedSpan | undefined {
  const count =
    /(?:未来|接下来|今后|往后|近|最近|这|后面|之后|内)?(?:的)?(\d+|几|半|两|半个)个?(天|日|周|星期|礼拜|月|年)(?:之?内|里|以内|之后|后|间|左右)?/.exec(
      text,
    )
  if (
    !count ||
    (!/未来|接下来|今后|往后|近|这|内|里|之后|后面|后/.test(count[0]) &&
      !/内|里/.test(text.slice(count.index + count[0].length, count.index + count[0].length + 1)))
  )
    return undefined
  const unit = { 天: 1, 日: 1, 周: 7, 星期: 7, 礼拜: 7, 月: 30, 年: 365 }[count[2]!]!
  const number = count[1] === '几' ? 3 : count[1]!.startsWith('半') ? 0.5 : count[1] === '两' ? 2 : Number(count[1])
  return number > 60 ? undefined : spans.ahead(Math.max(1, Math.round(number * unit)))
}

/** Finds the time that a Chinese question (normalised) names; the most precise expression wins. */
export function findSpanZh(whole: string, spans: TimeSpanFactory): NamedSpan | undefined {
  const text = convertNumerals(whole)
  const year = yearIn(text, spans)
  const iso = /((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text)
  if (iso) return checkedDay(spans, Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const date = /(?<!\d)(\d{1,2})(?:月|[./])(\d{1,2})(?:日|号|(?!\d))/.exec(text)
  if (date) {
    const [month, day] = [Number(date[1]), Number(date[2])]
    if (month >= 1 && month <= 12) return year === undefined ? spans.nextDate(month, day) : checkedDay(spans, year, month, day)
  }
  const day = dayIn(text, spans)
  if (day) return day
  const feast = feastIn(text, spans, year)
  if (feast) return feast
  const between = /(?<!\d)(\d{1,2})月?[到至~-](\d{1,2})月/.exec(text)
  if (between && Number(between[1]) < Number(between[2]) && Number(between[2]) <= 12 && Number(between[1]) >= 1)
    return year === undefined
      ? spans.nextMonths(Number(between[1]), Number(between[2]))
      : spans.months(year, Number(between[1]), Number(between[2]))
  const month = /(?<![\d几个])(\d{1,2})月(?!内|后|里)/.exec(text)
  if (month && Number(month[1]) >= 1 && Number(month[1]) <= 12)
    return year === undefined ? spans.nextMonth(Number(month[1])) : spans.month(year, Number(month[1]))
  if (/下下个?月/.test(text)) return spans.monthFromNow(2)
  if (/下个?月/.test(text)) return spans.monthFromNow(1)
  if (/上个?月/.test(text)) return spans.monthFromNow(-1)
  if (/本月|这个?月|月底|月末|月中|月初|当月/.test(text)) return spans.monthFromNow(0)
  const branchMonth = new RegExp(`([${BRANCHES.map((branch: BranchCode) => BRANCH_HAN[branch]).join('')}])月`).exec(text)
  if (branchMonth) {
    const place = BRANCHES.findIndex((branch) => BRANCH_HAN[branch] === branchMonth[1])
    const civil = ((place + 11) % 12) + 1
    return year === undefined ? spans.nextMonth(civil) : spans.month(year, civil)
  }
  const part = PARTS.find(([words]) => words.test(text))
  if (part) return year === undefined ? spans.nextMonths(part[1], part[2]) : spans.months(year, part[1], part[2])
  const range = /((?:19|20)\d\d)年?[到至~-]((?:19|20)\d\d)/.exec(text)
  if (range && Number(range[1]) < Number(range[2])) return spans.years(Number(range[1]), Number(range[2]))
  if (year !== undefined)
    return /[今明]年?[、和或还是,，跟与]*明年/.test(text) && /今/.test(text)
      ? spans.years(spans.today.year, spans.today.year + 1)
      : spans.year(year)
  const number = /(?<![月\d])(\d{1,2})号/.exec(text)
  if (number && Number(number[1]) >= 1 && Number(number[1]) <= 28) {
    const ahead = Number(number[1]) >= spans.today.day ? spans.monthFromNow(0) : spans.monthFromNow(1)
    return checkedDay(spans, ahead.from.year, ahead.from.month, Number(number[1]))
  }
  return aheadIn(text, spans)
}

function checkedDay(spans: TimeSpanFactory, year: number, month: number, day: number): NamedSpan | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && day >= 1 ? spans.date({ year, month, day }) : undefined
}
