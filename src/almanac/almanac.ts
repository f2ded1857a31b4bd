import type { BranchCode, CivilDate } from '#bazi/index.ts'
import { almanacPillarsOf, BRANCHES, dutyOf, isYellowPath, pathGodOf } from '#bazi/index.ts'
import type { AlmanacDay } from './day.ts'
import { dayListsOf } from './day-lists.ts'
import { godDirectionsOf, ominousDirectionOf } from './directions.ts'
import { festivalsOf } from './festivals.ts'
import { almanacHoursOf } from './hours.ts'
import { lunarDateOf } from './lunar.ts'
import { mansionOf } from './mansions.ts'
import { solarTermOf } from './solar-terms.ts'

/** Computes the almanac entry of a date, 1850–2100; sources of each part: README. @throws BadInput (`field` 'date') for an invalid date */
export function almanacOf(civil: CivilDate): AlmanacDay {
  const lunar = lunarDateOf(civil)
  const { year, month, day } = civil
  const date = { year, month, day }
  const pillars = almanacPillarsOf(date)
  const solarTerm = solarTermOf(date)
  return {
    date,
    pillars,
    lunar,
    solarTerm,
    festivals: festivalsOf(date, lunar, solarTerm),
    duty: dutyOf(pillars.day.branch, pillars.month.branch),
    path: pathOf(pillars.day.branch, pillars.month.branch),
    mansion: mansionOf(date),
    ...dayListsOf(pillars.month.branch, pillars.day),
    clash: BRANCHES[(pillars.day.index + 6) % 12]!,
    ominous: ominousDirectionOf(pillars.day.branch),
    directions: godDirectionsOf(pillars.day.stem),
    hours: almanacHoursOf(pillars.day),
  }
}

function pathOf(day: BranchCode, month: BranchCode): AlmanacDay['path'] {
  const code = pathGodOf(day, month)
  return { code, lucky: isYellowPath(code) }
}
