import { describe, expect, test } from 'vitest'
import { SolarDay, TwentyEightStar } from 'tyme4ts'
import { Solar } from 'lunar-typescript'
import { DIRECTION_HAN, MANSION_HAN } from '#almanac/codes.ts'
import { almanacHoursOf, almanacOf } from '#almanac/index.ts'
import { mansionOf } from '#almanac/mansions.ts'
import { BRANCHES, names, SIXTY } from '#bazi/index.ts'

const DAY_MS = 86_400_000
const dateAt = (ms: number) => ({
  year: new Date(ms).getUTCFullYear(),
  month: new Date(ms).getUTCMonth() + 1,
  day: new Date(ms).getUTCDate(),
})
const MANSIONS = Object.keys(MANSION_HAN)

describe('mansions', () => {
  test('equal tyme4ts on every fifth day of 1900–2100', () => {
    let days = 0
    for (let at = Date.UTC(1900, 0, 1); at <= Date.UTC(2100, 11, 31); at += 5 * DAY_MS) {
      const { year, month, day } = dateAt(at)
      const theirs = SolarDay.fromYmd(year, month, day).getLunarDay().getTwentyEightStar().getIndex()
      if (MANSIONS.indexOf(mansionOf({ year, month, day }).code) !== theirs) throw new Error(`${year}-${month}-${day}`)
      days++
    }
    expect(days).toBe(14_683)
  })

  // Each mansion always has the same weekday: Sundays have 房虚昴星, Mondays 心危毕张, and so on.
  test('have the planet of their weekday in the name', () => {
    for (let i = 0; i < 28; i++) {
      const at = Date.UTC(2026, 10, 1 + i)
      expect(MANSION_HAN[mansionOf(dateAt(at)).code][1]).toBe('日月火水木金土'[new Date(at).getUTCDay()])
    }
  })

  test('have the luck of tyme4ts', () => {
    for (let i = 0; i < 28; i++) {
      const { code, lucky } = mansionOf(dateAt(Date.UTC(2026, 10, 1 + i)))
      const theirs = TwentyEightStar.fromIndex(MANSIONS.indexOf(code))
      expect([MANSION_HAN[code][0], lucky]).toEqual([theirs.getName(), theirs.getLuck().getName() === '吉'])
    }
  })
})

describe('directions', () => {
  // 喜神 verse of the almanac: 甲己在艮乙庚乾，丙辛坤位喜神安，丁壬本在离宫坐，戊癸原来在巽间
  test('give 喜神 by the verse', () => {
    const trigrams: Readonly<Record<string, string>> = { 艮: '东北', 乾: '西北', 坤: '西南', 离: '南', 巽: '东南' }
    const verse = '艮乾坤离巽艮乾坤离巽'
    for (let i = 0; i < 10; i++) {
      const page = almanacOf(dateAt(Date.UTC(2000, 0, 7 + i)))
      expect(page.pillars.day.index).toBe(i)
      expect(DIRECTION_HAN[page.directions.joy]).toBe(trigrams[verse[i]!])
    }
  })

  test('give 煞 by the triad of the day branch', () => {
    const wanted: Readonly<Record<string, string>> = {
      申: '南',
      子: '南',
      辰: '南',
      巳: '东',
      酉: '东',
      丑: '东',
      寅: '北',
      午: '北',
      戌: '北',
      亥: '西',
      卯: '西',
      未: '西',
    }
    for (let i = 0; i < 12; i++) {
      const { pillars, ominous } = almanacOf(dateAt(Date.UTC(2000, 0, 7 + i)))
      expect(DIRECTION_HAN[ominous]).toBe(wanted[names.branches[pillars.day.branch]])
    }
  })

  test('equal tyme4ts and lunar-typescript on the sixty days', () => {
    for (let i = 0; i < 60; i++) {
      const {
        date: { year, month, day },
        directions,
        ominous,
      } = almanacOf(dateAt(Date.UTC(2000, 0, 7 + i)))
      const ours = [...Object.values(directions), ominous].map((code) => DIRECTION_HAN[code])
      const pair = SolarDay.fromYmd(year, month, day).getSixtyCycleDay().getSixtyCycle()
      const stem = pair.getHeavenStem()
      expect(ours).toEqual(
        [
          stem.getJoyDirection(),
          stem.getWealthDirection(),
          stem.getMascotDirection(),
          stem.getYangDirection(),
          stem.getYinDirection(),
          pair.getEarthBranch().getOminous(),
        ].map((direction) => direction.getName()),
      )
      const lunar = Solar.fromYmd(year, month, day).getLunar()
      expect(ours).toEqual(
        [
          lunar.getDayPositionXiDesc(),
          lunar.getDayPositionCaiDesc(),
          lunar.getDayPositionFuDesc(1),
          lunar.getDayPositionYangGuiDesc(),
          lunar.getDayPositionYinGuiDesc(),
          lunar.getDaySha(),
        ].map((name) => name.replace('正', '')),
      )
    }
  })
})

describe('hours', () => {
  // Verse for the hour where 青龙 begins: 子午临申位，丑未戌上寻，寅申居子位，卯酉却加寅，辰戌龙位上，巳亥午中行; then the twelve in order.
  test('begin with 青龙 at the hour of the verse', () => {
    const verse = '申戌子寅辰午申戌子寅辰午'
    for (const day of SIXTY) {
      const hours = almanacHoursOf(day)
      const first = BRANCHES.find((branch) => names.branches[branch] === verse[BRANCHES.indexOf(day.branch)])!
      expect(names.pathGods[hours.find(({ branch }) => branch === first)!.god]).toBe('青龙')
      expect(hours.map(({ branch }) => branch)).toEqual(BRANCHES)
      expect(new Set(hours.map(({ god }) => god)).size).toBe(12)
    }
  })

  // In the verse 道远几时通达，路遥何日还乡, counted from 青龙, a character with 辶 means a lucky hour.
  test('are lucky by the verse of twelve', () => {
    const verse = '道远几时通达路遥何日还乡'
    for (const day of SIXTY)
      for (const { god, lucky } of almanacHoursOf(day))
        expect(lucky).toBe('道远通达遥还'.includes(verse[Object.keys(names.pathGods).indexOf(god)]!))
  })

  test('equal lunar-typescript on sixty days', () => {
    for (let i = 0; i < 60; i++) {
      const { date, hours } = almanacOf(dateAt(Date.UTC(2026, 10, 20 + i)))
      const theirs = Solar.fromYmd(date.year, date.month, date.day).getLunar().getTimes().slice(0, 12)
      expect(hours.map(({ pair, god, lucky }) => [pair.ganzhi, names.pathGods[god], lucky])).toEqual(
        theirs.map((time) => [time.getGanZhi(), time.getTianShen(), time.getTianShenLuck() === '吉']),
      )
    }
  })
})
