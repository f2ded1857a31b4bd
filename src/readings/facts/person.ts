import type {
  Analysis,
  AnnualView,
  Chart,
  ElementCode,
  Ganzhi,
  Layer,
  LuckPillar,
  Pillar,
  Receipt,
  Score,
  ShareCode,
  StemCode,
  TenGodCode,
} from '#bazi/index.ts'
import {
  analyseChart,
  annualViewOf,
  ELEMENTS,
  elementOfStem,
  layerOf,
  luckPillarAt,
  names,
  receiptOf,
  scorerOf,
  yearPillarAt,
  yearPillarOf,
} from '#bazi/index.ts'

/** The four places of a chart, in the order of its positions. */
export const PLACES = ['year', 'month', 'day', 'hour'] as const
export type Place = (typeof PLACES)[number]

/** What the ten gods are to the day, by twos. */
export const FAMILIES = Object.keys(names.shares) as readonly ShareCode[]
const GODS = Object.keys(names.tenGods) as readonly TenGodCode[]

/** The family of a ten god: 正官 and 七杀 are `officer`. */
export function familyOf(god: TenGodCode): ShareCode {
  return FAMILIES[GODS.indexOf(god) >> 1]!
}

/** How many years after the present one a book looks ahead. */
export const YEARS_AHEAD = 10

/** A year to come, by the pair that it is to the chart. */
export interface YearAhead extends Layer {
  readonly year: number
}

/** A ten-year cycle as the chart meets it. */
export interface Cycle extends Layer {
  readonly luck: LuckPillar
  /** First day of the next cycle. */
  readonly endDate: string
}

/** The year that an Annual Book is of; `month` and `season` while a paragraph of one of them is sought. */
export interface Annual {
  readonly view: AnnualView
  /** The cycle at the middle of the year, and whether it begins in it. */
  readonly cycle: Cycle | null
  readonly isTurn: boolean
  readonly month?: AnnualView['months'][number]
  readonly season?: AnnualView['seasons'][number]
}

/** All that a book may say of a chart at the moment when it is made; what is costly is reckoned when first asked for. */
export class Person {
  readonly chart: Chart
  readonly analysis: Analysis
  /** Three without an hour. */
  readonly pillars: readonly Pillar[]
  /** The instant of making, ISO with `Z`. */
  readonly today: string
  /** Place of the present cycle among the ten; −1 before luck begins and after its hundred years. */
  readonly nowAt: number
  /** Of an Annual Book alone. */
  readonly annual: Annual | undefined
  /** What was asked of this person, in this year or month, by the places of facts (`conditions.ts`). */
  readonly known: (boolean | undefined)[] = []
  private readonly kept = new Map<string, unknown>()

  constructor(chart: Chart, today: string) {
    this.chart = chart
    this.today = today
    this.analysis = analyseChart(chart)
    const { year, month, day, hour } = chart.pillars
    this.pillars = hour === null ? [year, month, day] : [year, month, day, hour]
    const now = luckPillarAt(chart, today)
    this.nowAt = now === null ? -1 : chart.luck.pillars.findIndex(({ startDate }) => startDate === now.startDate)
  }

  private once<T>(key: string, make: () => T): T {
    if (!this.kept.has(key)) this.kept.set(key, make())
    return this.kept.get(key) as T
  }

  get day(): StemCode {
    return this.chart.pillars.day.stem
  }

  get dayElement(): ElementCode {
    return elementOfStem(this.day)
  }

  get receipt(): Receipt {
    return this.once('receipt', () => receiptOf(this.chart))
  }

  /** The pillar of a place; undefined for an unknown hour. */
  at(place: Place): Pillar | undefined {
    return this.pillars[PLACES.indexOf(place)]
  }

  /** What an element is to the day: water to a metal day is `output`. */
  familyOfElement(element: ElementCode): ShareCode {
    return FAMILIES[(ELEMENTS.indexOf(element) - ELEMENTS.indexOf(this.dayElement) + 5) % 5]!
  }

  elementOfFamily(family: ShareCode): ElementCode {
    return ELEMENTS[(ELEMENTS.indexOf(this.dayElement) + FAMILIES.indexOf(family)) % 5]!
  }

  percentOf(element: ElementCode): number {
    return this.analysis.percent[ELEMENTS.indexOf(element)]!
  }

  /** Whether any stem is of an element, or any branch hides one; relations may leave it nothing of a percent all the same. */
  holds(element: ElementCode): boolean {
    return this.pillars.some(({ stem, hidden }) => [stem, ...hidden.map((one) => one.stem)].some((one) => elementOfStem(one) === element))
  }

  /** A cycle by its place among the ten; null where there is none. */
  cycle(i: number): Cycle | null {
    const luck = this.chart.luck.pillars[i]
    if (luck === undefined) return null
    return this.once(`cycle ${i}`, () => ({
      luck,
      endDate: this.chart.luck.pillars[i + 1]?.startDate ?? this.chart.luck.endDate,
      ...layerOf(this.chart, luck),
    }))
  }

  get now(): Cycle | null {
    return this.cycle(this.nowAt)
  }

  get next(): Cycle | null {
    return this.nowAt < 0 ? null : this.cycle(this.nowAt + 1)
  }

  /** The Bazi year in which the book is made. */
  get thisYear(): number {
    return this.once('this year', () => {
      const year = Number(this.today.slice(0, 4))
      return yearPillarAt(this.today).index === yearPillarOf(year).index ? year : year - 1
    })
  }

  /** The ten years after this one. */
  get years(): readonly YearAhead[] {
    return this.once('years', () =>
      Array.from({ length: YEARS_AHEAD }, (_, i) => {
        const year = this.thisYear + 1 + i
        return { year, ...layerOf(this.chart, yearPillarOf(year)) }
      }),
    )
  }

  /** The power value of a pair by the rule for years, months and cycles. */
  scoreOf(pair: Ganzhi): Score {
    return this.once('scorer', () => scorerOf(this.chart)).pairOf(pair)
  }

  /** The years ahead, best first; of equals the earlier. */
  get yearsByScore(): readonly YearAhead[] {
    return this.once('years by score', () =>
      this.years.toSorted((a, b) => this.scoreOf(b.pillar).score - this.scoreOf(a.pillar).score || a.year - b.year),
    )
  }

  /** The same person in a Bazi year; what was reckoned of the chart is shared. */
  inYear(year: number): Person {
    const view = annualViewOf(this.chart, year)
    const { pillars } = this.chart.luck
    const [from, to] = [view.months[0]!.jie.utc.slice(0, 10), view.months[11]!.endUtc.slice(0, 10)]
    const middle = view.months[6]!.jie.utc.slice(0, 10)
    const cycle = this.cycle(pillars.findLastIndex(({ startDate }) => startDate <= middle))
    const isTurn = pillars.some(({ startDate }) => startDate >= from && startDate < to)
    return this.with({ view, cycle, isTurn })
  }

  inMonth(month: AnnualView['months'][number]): Person {
    return this.with({ ...this.annual!, month })
  }

  inSeason(season: AnnualView['seasons'][number]): Person {
    return this.with({ ...this.annual!, season })
  }

  private with(annual: Annual): Person {
    return Object.create(this, { annual: { value: annual }, known: { value: [] } }) as Person
  }
}
