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

/** The four pillars, in the order of the chart's positions. */
export const PILLAR_NAMES = ['year', 'month', 'day', 'hour'] as const
export type PillarName = (typeof PILLAR_NAMES)[number]

/** The five families of ten gods, two gods each, in the order of `shares`. */
export const GOD_FAMILIES = Object.keys(names.shares) as readonly ShareCode[]
const GODS = Object.keys(names.tenGods) as readonly TenGodCode[]

/** Returns the family of a ten god: `officer` for 正官 and 七杀. */
export function godFamilyOf(god: TenGodCode): ShareCode {
  return GOD_FAMILIES[GODS.indexOf(god) >> 1]!
}

/** Number of years after the present year that a book covers. */
export const BOOK_YEARS_AHEAD = 10

/** An upcoming year and its layer over the chart. */
export interface YearAhead extends Layer {
  readonly year: number
}

/** A ten-year luck cycle and its layer over the chart. */
export interface LuckCycle extends Layer {
  readonly luck: LuckPillar
  /** First day of the next cycle. */
  readonly endDate: string
}

/** The year of an Annual Book; `month` or `season` is set while a paragraph for it is chosen. */
export interface AnnualContext {
  readonly view: AnnualView
  /** The luck cycle at the middle of the year. */
  readonly cycle: LuckCycle | null
  readonly hasCycleChange: boolean
  readonly month?: AnnualView['months'][number]
  readonly season?: AnnualView['seasons'][number]
}

/** A chart with its analysis at the moment when a book is made. Costly values are computed on first use. */
export class ChartPerson {
  readonly chart: Chart
  readonly analysis: Analysis
  /** The chart's pillars, year first: four, or three for an unknown hour. */
  readonly pillars: readonly Pillar[]
  /** The instant at which the book is made, ISO with `Z`. */
  readonly today: string
  /** Index of the present cycle among the ten; −1 before the first and after the tenth. */
  readonly currentCycleIndex: number
  /** Set for an Annual Book only. */
  readonly annual: AnnualContext | undefined
  /** Cached results of facts for this person (in this year and month), by fact index (`has-facts.ts`). */
  readonly factResults: (boolean | undefined)[] = []
  private readonly memo = new Map<string, unknown>()

  constructor(chart: Chart, today: string) {
    this.chart = chart
    this.today = today
    this.analysis = analyseChart(chart)
    const { year, month, day, hour } = chart.pillars
    this.pillars = hour === null ? [year, month, day] : [year, month, day, hour]
    const now = luckPillarAt(chart, today)
    this.currentCycleIndex = now === null ? -1 : chart.luck.pillars.findIndex(({ startDate }) => startDate === now.startDate)
  }

  private memoize<T>(key: string, make: () => T): T {
    if (!this.memo.has(key)) this.memo.set(key, make())
    return this.memo.get(key) as T
  }

  get day(): StemCode {
    return this.chart.pillars.day.stem
  }

  get dayElement(): ElementCode {
    return elementOfStem(this.day)
  }

  get receipt(): Receipt {
    return this.memoize('receipt', () => receiptOf(this.chart))
  }

  /** Returns a pillar; undefined for an unknown hour. */
  pillarAt(place: PillarName): Pillar | undefined {
    return this.pillars[PILLAR_NAMES.indexOf(place)]
  }

  /** Returns the family of an element relative to the day stem: `output` for water on a metal day. */
  familyOfElement(element: ElementCode): ShareCode {
    return GOD_FAMILIES[(ELEMENTS.indexOf(element) - ELEMENTS.indexOf(this.dayElement) + 5) % 5]!
  }

  elementOfFamily(family: ShareCode): ElementCode {
    return ELEMENTS[(ELEMENTS.indexOf(this.dayElement) + GOD_FAMILIES.indexOf(family)) % 5]!
  }

  percentOf(element: ElementCode): number {
    return this.analysis.percent[ELEMENTS.indexOf(element)]!
  }

  /** The element with the smallest percentage; one that is absent comes first. */
  get leastElement(): ElementCode {
    const rising = ELEMENTS.toSorted((a, b) => this.percentOf(a) - this.percentOf(b))
    return rising.find((element) => !this.hasElement(element)) ?? rising[0]!
  }

  /** Whether any stem or hidden stem is of an element; the element's percentage may still be 0, because relations change it. */
  hasElement(element: ElementCode): boolean {
    return this.pillars.some(({ stem, hidden }) => [stem, ...hidden.map((one) => one.stem)].some((one) => elementOfStem(one) === element))
  }

  /** Returns a cycle by its index among the ten; null if there is none. */
  cycle(i: number): LuckCycle | null {
    const luck = this.chart.luck.pillars[i]
    if (luck === undefined) return null
    return this.memoize(`cycle ${i}`, () => ({
      luck,
      endDate: this.chart.luck.pillars[i + 1]?.startDate ?? this.chart.luck.endDate,
      ...layerOf(this.chart, luck),
    }))
  }

  get now(): LuckCycle | null {
    return this.cycle(this.currentCycleIndex)
  }

  get next(): LuckCycle | null {
    return this.currentCycleIndex < 0 ? null : this.cycle(this.currentCycleIndex + 1)
  }

  /** Number of the Bazi year in which the book is made. */
  get thisYear(): number {
    return this.memoize('this year', () => {
      const year = Number(this.today.slice(0, 4))
      return yearPillarAt(this.today).index === yearPillarOf(year).index ? year : year - 1
    })
  }

  /** The ten years after `thisYear`. */
  get years(): readonly YearAhead[] {
    return this.memoize('years', () =>
      Array.from({ length: BOOK_YEARS_AHEAD }, (_, i) => {
        const year = this.thisYear + 1 + i
        return { year, ...layerOf(this.chart, yearPillarOf(year)) }
      }),
    )
  }

  /** Computes the power value of a pair by the rule for years, months and cycles. */
  scoreOf(pair: Ganzhi): Score {
    return this.memoize('scorer', () => scorerOf(this.chart)).pairOf(pair)
  }

  /** The years ahead, best first; ties by the earlier year. */
  get yearsByScore(): readonly YearAhead[] {
    return this.memoize('years by score', () =>
      this.years.toSorted((a, b) => this.scoreOf(b.pillar).score - this.scoreOf(a.pillar).score || a.year - b.year),
    )
  }

  /** Returns a copy of the person with a Bazi year as `annual`; computed values of the chart are shared. */
  inYear(year: number): ChartPerson {
    const view = annualViewOf(this.chart, year)
    const { pillars } = this.chart.luck
    const [from, to] = [view.months[0]!.jie.utc.slice(0, 10), view.months[11]!.endUtc.slice(0, 10)]
    const middle = view.months[6]!.jie.utc.slice(0, 10)
    const cycle = this.cycle(pillars.findLastIndex(({ startDate }) => startDate <= middle))
    const isTurn = pillars.some(({ startDate }) => startDate >= from && startDate < to)
    return this.with({ view, cycle, hasCycleChange: isTurn })
  }

  inMonth(month: AnnualView['months'][number]): ChartPerson {
    return this.with({ ...this.annual!, month })
  }

  inSeason(season: AnnualView['seasons'][number]): ChartPerson {
    return this.with({ ...this.annual!, season })
  }

  private with(annual: AnnualContext): ChartPerson {
    return Object.create(this, { annual: { value: annual }, factResults: { value: [] } }) as ChartPerson
  }
}
