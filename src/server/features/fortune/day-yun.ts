import { almanacOf } from '#almanac/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import { castChart, type CivilDate, dayPillarOf, ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import type { DayYun } from '#contract/fortune.ts'
import { isOpenDay } from '#contract/open-days.ts'
import { ageOn, createDayReading, type DayReading, luckPillarAtNoon } from '#readings/daily/index.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { readMembership } from '../../ledger/membership.ts'
import type { FortuneQueries } from './archives.ts'

/** Returns the fortune of a day, by the same rules and texts as on the device. A locked day has no result. Throws `notFound`. */
export const createDayYunHandler =
  ({ archiveOf, birthOf, ganzhiTextOf, openedIn }: FortuneQueries): EndpointHandler<'dayYun'> =>
  async ({ db, now }, { userId, zone }, { archive_id, date }): Promise<DayYun> => {
    const archive = await archiveOf(db, userId, archive_id)
    const ganzhi = ganzhiTextOf(archive)
    const { is_vip } = await readMembership(db, userId, now())
    const isOpen = isOpenDay(date, localDateOf(zone, now()), is_vip) || (await openedIn(db, archive, ganzhi, date.slice(0, 7))).has(date)
    return {
      archive_id,
      date,
      pair: dayPillarOf(dateOf(date)).ganzhi,
      ganzhi,
      engine: ENGINE_VERSION,
      rules: RULE_SET,
      is_locked: !isOpen,
      reading: isOpen ? readingOf(viewOf(birthOf(archive), date)) : null,
    }
  }

function dateOf(text: string): CivilDate {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

function viewOf(birth: CastProfile, text: string): DayReading {
  const date = dateOf(text)
  const chart = castChart(toBirthInput(birth))
  return createDayReading(chart.pillars, almanacOf(date), { age: ageOn(dateOf(birth.birthday), date), luck: luckPillarAtNoon(chart, date) })
}

function readingOf({ pillars, tenGod, score, band, parts, nothing, said, hours, ...lists }: DayReading): NonNullable<DayYun['reading']> {
  const { year, month, day } = pillars
  return {
    pillars: { year: year.ganzhi, month: month.ganzhi, day: day.ganzhi },
    ten_god: tenGod,
    score,
    band,
    parts: [...parts],
    do: [...lists.do],
    dont: [...lists.dont],
    nothing,
    image: said.image,
    counsel: said.counsel,
    text: [...said.text],
    topics: said.topics,
    hours: hours.map((hour, at) => ({ pair: hour.pair.ganzhi, score: hour.score, band: hour.band, line: said.hours[at]! })),
  }
}
