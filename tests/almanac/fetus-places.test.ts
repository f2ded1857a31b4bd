import { FetusDay, SixtyCycle, SolarDay } from 'tyme4ts'
import { Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import { DIRECTION_HAN } from '#almanac/codes.ts'
import { FETUS_PLACE_HAN } from '#almanac/fetus-places.ts'
import { almanacHoursOf, fetusPlaceOf, pentadOf, spellOf } from '#almanac/index.ts'
import type { Ganzhi } from '#bazi/index.ts'
import { BRANCH_HAN, SIXTY } from '#bazi/index.ts'

/** Format of printed almanacs: 占门碓 外东南. */
function printed(day: Ganzhi): string {
  const { places, isInside, direction } = fetusPlaceOf(day)
  const side = direction === 'centre' ? '中' : DIRECTION_HAN[direction]
  const alone = places.length === 1 ? '占' : ''
  const name = places.map((place) => FETUS_PLACE_HAN[place]).join('')
  const spots = name === '门' ? '占大门' : name.startsWith('门') ? `占${name}` : alone + name
  return `${spots} ${isInside ? '房内' : '外'}${!isInside && side.length === 1 ? '正' : ''}${side}`
}

test('the 胎神 place equals tyme4ts on each of the sixty days', () => {
  for (const day of SIXTY) {
    const date = SolarDay.fromYmd(2000, 1, 7).next(day.index)
    const sixty = date.getLunarDay().getSixtyCycle()
    expect(sixty.getName()).toBe(SixtyCycle.fromIndex(day.index).getName())
    expect(printed(day), day.ganzhi).toBe(FetusDay.fromLunarDay(date.getLunarDay()).getName())
  }
})

test('hour clashes equal lunar-typescript', () => {
  const lunar = Solar.fromYmd(2026, 11, 20).getLunar()
  const theirs = lunar.getTimes().slice(0, 12)
  const day = SIXTY.find(({ ganzhi }) => ganzhi === lunar.getDayInGanZhi())!
  const hours = almanacHoursOf(day)
  expect(theirs.map((time) => time.getChong())).toEqual(hours.map(({ clash }) => BRANCH_HAN[clash]))
})

test('三伏 and 数九 of 2025 begin on the published dates', () => {
  const day = (month: number, date: number) => spellOf({ year: 2025, month, day: date })
  expect([day(7, 19), day(7, 20), day(7, 30), day(8, 8), day(8, 9), day(8, 18), day(8, 19)]).toEqual([
    null,
    { kind: 'heat', part: 1, day: 1 },
    { kind: 'heat', part: 2, day: 1 },
    { kind: 'heat', part: 2, day: 10 },
    { kind: 'heat', part: 3, day: 1 },
    { kind: 'heat', part: 3, day: 10 },
    null,
  ])
  expect([day(12, 20), day(12, 21), day(12, 30)]).toEqual([null, { kind: 'cold', part: 1, day: 1 }, { kind: 'cold', part: 2, day: 1 }])
})

test('the third pentad continues until the next term', () => {
  // 立春 2026 is on 4 February, 雨水 on 18 February.
  expect([4, 9, 17, 18].map((day) => pentadOf({ year: 2026, month: 2, day }))).toEqual([
    { term: 'lichun', part: 0, day: 1 },
    { term: 'lichun', part: 1, day: 1 },
    { term: 'lichun', part: 2, day: 4 },
    { term: 'yushui', part: 0, day: 1 },
  ])
})

test('rejects invalid pairs and dates by field', () => {
  expect(() => fetusPlaceOf({ index: 60 } as Ganzhi)).toThrow('day')
  expect(() => pentadOf({ year: 2026, month: 2, day: 30 })).toThrow('date')
  expect(() => spellOf({ year: 2101, month: 1, day: 1 })).toThrow('year')
})
