import type { Locale } from '#contract/locale.ts'
import type { Difference } from '#bazi/index.ts'

/** Values used in the sentence in addition to the difference codes. */
export interface DifferenceFacts {
  /** Hours by which the other source is later; negative if earlier. */
  readonly hours: number | null
  /** Range of the other source's longitude, in degrees east. */
  readonly longitudes: { readonly from: number; readonly to: number } | null
}

type Clause = (facts: DifferenceFacts) => string

interface DifferenceLabels {
  /** Clause on what the other source does differently; can be joined with another clause. */
  readonly clauses: Readonly<Record<Difference, Clause>>
  /** Joins one or two clauses into a sentence. */
  readonly sentence: (clauses: readonly string[]) => string
}

const degrees = (value: number) => `${Math.abs(value).toFixed(1)}°`
const hanDegrees = (east: string, west: string) => (value: number) => `${value < 0 ? west : east}${degrees(value)}`
const latinDegrees = (value: number) => `${degrees(value)}${value < 0 ? 'W' : 'E'}`

function placed({ longitudes }: DifferenceFacts, side: (value: number) => string, to: string): string {
  return longitudes ? `${side(longitudes.from)}${to}${side(longitudes.to)}` : ''
}

const simplified = hanDegrees('东经', '西经')
const traditional = hanDegrees('東經', '西經')

const zh_CN: DifferenceLabels = {
  sentence: (clauses) => `那边${clauses.join('，又')}。`,
  clauses: {
    'civil-clock': () => '按钟表时间定日柱和时柱，没有换成真太阳时',
    'solar-clock': () => '把钟表时间换成真太阳时，再定日柱和时柱',
    'mean-solar': () => '只按经度修正了时间（平太阳时），没有加均时差',
    'rough-solar': () => '算真太阳时用的是简化公式，与精确值差了几秒到一分钟',
    'other-longitude': (facts) => `用的是另一个地方的经度，在${placed(facts, simplified, '到')}之间`,
    'no-date-line': () => '没有把日期变更线附近的太阳时对回当地的日历',
    'clock-standard': () => '把这个钟点当作标准时间，没有算夏令时',
    'clock-daylight': () => '把这个钟点当作夏令时',
    'clock-alternate': () => '按当地通行的另一种钟来读这个钟点',
    'clock-beijing': () => '把当地的钟点直接当成了北京时间',
    'into-beijing': () => '先把出生时刻换算成北京时间再排',
    'offset-in-minutes': () => '把早年地方时的时差只算到分钟',
    'zi-23': () => '过了晚上十一点就换日',
    'zi-24': () => '到半夜零点才换日',
    'zi-same-day': () => '到零点才换日，夜子时的天干也从当天起',
    'jie-by-day': () => '交节只看日期，那天零点就换月',
    'jie-by-solar-clock': () => '拿真太阳时去比北京时间的交节时刻',
    'jie-by-civil-clock': () => '拿当地钟点去比北京时间的交节时刻',
    'jie-seconds': () => '用的交节时刻差了不到两分钟',
    'lunar-new-year': () => '从正月初一起换年柱',
    lichun: () => '从立春起换年柱',
    'january-first': () => '从公历一月一日起换年柱',
    'southern-months': () => '把南半球的月份对调了半年',
    'lunar-as-solar': () => '把农历的月日当成公历排了',
    'solar-as-lunar': () => '把公历的月日当成农历排了',
    'twelve-hours': () => '上午和下午填反了，差十二个小时',
    'hour-earlier': () => '时间早了一个时辰',
    'hour-later': () => '时间晚了一个时辰',
    'hours-off': ({ hours }) => `时间${(hours ?? 0) < 0 ? '早' : '晚'}了${Math.abs(hours ?? 0)}个小时`,
    'luck-seconds': () => '起运算到秒',
    'luck-days': () => '起运只数整天，三天折一年',
    'luck-double-hours': () => '起运只数到时辰',
    'luck-by-gender': () => '大运顺逆只看男女',
  },
}

const zh_TW: DifferenceLabels = {
  sentence: (clauses) => `那邊${clauses.join('，又')}。`,
  clauses: {
    'civil-clock': () => '依鐘錶時間定日柱和時柱，沒有換成真太陽時',
    'solar-clock': () => '把鐘錶時間換成真太陽時，再定日柱和時柱',
    'mean-solar': () => '只依經度修正時間（平太陽時），沒有加均時差',
    'rough-solar': () => '算真太陽時用的是簡化公式，與精確值差了幾秒到一分鐘',
    'other-longitude': (facts) => `用的是另一個地方的經度，在${placed(facts, traditional, '到')}之間`,
    'no-date-line': () => '沒有把換日線附近的太陽時對回當地的日曆',
    'clock-standard': () => '把這個鐘點當作標準時間，沒有算日光節約時間',
    'clock-daylight': () => '把這個鐘點當作日光節約時間',
    'clock-alternate': () => '依當地通行的另一種鐘來讀這個鐘點',
    'clock-beijing': () => '把當地的鐘點直接當成北京時間',
    'into-beijing': () => '先把出生時刻換算成北京時間再排',
    'offset-in-minutes': () => '把早年地方時的時差只算到分鐘',
    'zi-23': () => '過了晚上十一點就換日',
    'zi-24': () => '到半夜零點才換日',
    'zi-same-day': () => '到零點才換日，夜子時的天干也從當天起',
    'jie-by-day': () => '交節只看日期，那天零點就換月',
    'jie-by-solar-clock': () => '拿真太陽時去比北京時間的交節時刻',
    'jie-by-civil-clock': () => '拿當地鐘點去比北京時間的交節時刻',
    'jie-seconds': () => '用的交節時刻差了不到兩分鐘',
    'lunar-new-year': () => '從正月初一起換年柱',
    lichun: () => '從立春起換年柱',
    'january-first': () => '從國曆一月一日起換年柱',
    'southern-months': () => '把南半球的月份對調了半年',
    'lunar-as-solar': () => '把農曆的月日當成國曆排了',
    'solar-as-lunar': () => '把國曆的月日當成農曆排了',
    'twelve-hours': () => '上午和下午填反了，差十二個小時',
    'hour-earlier': () => '時間早了一個時辰',
    'hour-later': () => '時間晚了一個時辰',
    'hours-off': ({ hours }) => `時間${(hours ?? 0) < 0 ? '早' : '晚'}了${Math.abs(hours ?? 0)}個小時`,
    'luck-seconds': () => '起運算到秒',
    'luck-days': () => '起運只數整天，三天折一年',
    'luck-double-hours': () => '起運只數到時辰',
    'luck-by-gender': () => '大運順逆只看男女',
  },
}

const en_US: DifferenceLabels = {
  sentence: (clauses) => `The other app ${clauses.join(', and ')}.`,
  clauses: {
    'civil-clock': () => 'takes the day and the hour from the clock instead of the true solar time',
    'solar-clock': () => 'takes the day and the hour from the true solar time instead of the clock',
    'mean-solar': () => 'corrects the time by longitude alone (mean solar time), without the equation of time',
    'rough-solar': () => 'reckons the true solar time by a short formula, which is up to a minute off',
    'other-longitude': (facts) => `uses the longitude of another place, between ${placed(facts, latinDegrees, ' and ')}`,
    'no-date-line': () => 'leaves the solar time near the date line on another day than the local calendar',
    'clock-standard': () => 'reads the clock as standard time and leaves daylight saving out',
    'clock-daylight': () => 'reads the clock as daylight saving time',
    'clock-alternate': () => 'reads the time by the other clock in use at the birthplace',
    'clock-beijing': () => 'reads the local clock as if it were Beijing time',
    'into-beijing': () => 'turns the moment of birth into Beijing time first',
    'offset-in-minutes': () => 'rounds the old local time’s offset to whole minutes',
    'zi-23': () => 'begins the day at 11 PM',
    'zi-24': () => 'begins the day at midnight',
    'zi-same-day': () => 'begins the day at midnight and takes the stem of the late Rat hour from the day before it',
    'jie-by-day': () => 'turns the month at midnight of the day of the solar term',
    'jie-by-solar-clock': () => 'compares the true solar time with the solar term’s time in Beijing',
    'jie-by-civil-clock': () => 'compares the local clock with the solar term’s time in Beijing',
    'jie-seconds': () => 'has the solar term less than two minutes off',
    'lunar-new-year': () => 'begins the year pillar at the lunar New Year',
    lichun: () => 'begins the year pillar at the start of spring',
    'january-first': () => 'begins the year pillar on January 1',
    'southern-months': () => 'turns the months round by half a year in the southern hemisphere',
    'lunar-as-solar': () => 'takes the lunar month and day for a Western date',
    'solar-as-lunar': () => 'takes the Western month and day for a lunar date',
    'twelve-hours': () => 'has AM and PM the other way round, twelve hours off',
    'hour-earlier': () => 'has the time one double-hour earlier',
    'hour-later': () => 'has the time one double-hour later',
    'hours-off': ({ hours }) => `has the time ${Math.abs(hours ?? 0)} hours ${(hours ?? 0) < 0 ? 'earlier' : 'later'}`,
    'luck-seconds': () => 'counts to the second to the start of luck',
    'luck-days': () => 'counts whole days alone to the start of luck, three to a year',
    'luck-double-hours': () => 'counts whole double-hours alone to the start of luck',
    'luck-by-gender': () => 'lets gender alone decide which way luck runs',
  },
}

const DIFFERENCE_LABELS: Readonly<Record<Locale, DifferenceLabels>> = { zh_CN, zh_TW, en_US }

/** Formats as a sentence what another source of charts does differently. */
export function formatSourceDifferences(locale: Locale, differences: readonly Difference[], facts: DifferenceFacts): string {
  const { clauses, sentence } = DIFFERENCE_LABELS[locale]
  return sentence(differences.map((code) => clauses[code](facts)))
}
