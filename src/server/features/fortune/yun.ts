import { toBirthInput } from '#birth/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import { castChart, type CivilDate, dayPillarOf, ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import type { Yun } from '#contract/fortune.ts'
import { isOpenDay } from '#contract/open-days.ts'
import { type CivilMonth, rateDays, type RatedDay, getMonthBounds, splitIntoBaziMonths } from '#readings/daily/index.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { readMembership } from '../../ledger/membership.ts'
import type { FortuneQueries } from './archives.ts'

const isoOf = ({ year, month, day }: CivilDate) => [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** Returns the fortune of a month's days, by the same rules as on the device. Locked days have no score. Throws `notFound`. */
export const createYunHandler =
  ({ archiveOf, birthOf, ganzhiTextOf, openedIn }: FortuneQueries): EndpointHandler<'yun'> =>
  async ({ db, now }, { userId, zone }, { archive_id, month }): Promise<Yun> => {
    const archive = await archiveOf(db, userId, archive_id)
    const ganzhi = ganzhiTextOf(archive)
    const today = localDateOf(zone, now())
    const { is_vip } = await readMembership(db, userId, now())
    const opened = await openedIn(db, archive, ganzhi, month)
    const asked = monthOf(month)
    const dates = datesOf(asked)
    const isOpen = (date: CivilDate) => isOpenDay(isoOf(date), today, is_vip) || opened.has(isoOf(date))
    const rated = ratedAmong(birthOf(archive), dates.filter(isOpen))
    return {
      archive_id,
      month,
      ganzhi,
      engine: ENGINE_VERSION,
      rules: RULE_SET,
      pillars: splitIntoBaziMonths(asked).map(({ year, pair, jie, from }) => ({
        year: year.ganzhi,
        month: pair.ganzhi,
        from: isoOf(from),
        begins_at: jie.utc,
      })),
      days: dates.map((date) => {
        const openDay = isOpen(date) ? rated.find(({ date: { day } }) => day === date.day) : undefined
        const [score, band] = openDay ? [openDay.score, openDay.band] : [null, null]
        return { date: isoOf(date), pair: dayPillarOf(date).ganzhi, is_locked: openDay === undefined, score, band }
      }),
    }
  }

/** Rates all days from the first to the last of the given dates; empty without dates. */
function ratedAmong(birth: CastProfile, dates: readonly CivilDate[]): readonly RatedDay[] {
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? rateDays(castChart(toBirthInput(birth)), first, last) : []
}

function monthOf(text: string): CivilMonth {
  const [year, month] = text.split('-').map(Number)
  return { year: year!, month: month! }
}

function datesOf(month: CivilMonth): CivilDate[] {
  const { to } = getMonthBounds(month)
  return Array.from({ length: to.day }, (_, i) => ({ ...month, day: i + 1 }))
}
