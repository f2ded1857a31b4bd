import { sql } from 'kysely'
import { castChart, type Chart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Db } from '../../db/open.ts'
import { prepareQuery } from '../../db/prepared.ts'
import { parseSchool } from '../../db/parse-school.ts'

/** Birth data of an archive, without the name. */
export type RemindedArchive = Parameters<typeof toBirthInput>[0]

const firstArchive = prepareQuery((db) =>
  db
    .selectFrom('archives')
    .select(['birthday', 'hour_unknown', 'zone', 'disambiguation', 'offset_seconds', 'lng', 'lat', 'gender', 'zi', 'solar_time', 'school'])
    .where('user_id', '=', '')
    .where('removed_at', 'is', null)
    .orderBy((of) => of.fn.coalesce('pinned_at', of.lit(0)), 'desc')
    .orderBy('created_at')
    .orderBy('archive_id')
    .limit(sql.lit(1)),
)

/** Returns the first archive of the user's list (latest pin, then earliest creation); undefined if there is none. */
export async function findDefaultArchive(db: Db, userId: string): Promise<RemindedArchive | undefined> {
  const [row] = await firstArchive(db, userId)
  return row && { ...row, hour_unknown: row.hour_unknown === 1, solar_time: row.solar_time === 1, school: parseSchool(row) }
}

const charts = new WeakMap<RemindedArchive, Chart>()

/** Returns the chart of an archive, cached per archive object. */
export function getReminderChart(archive: RemindedArchive): Chart {
  const chart = charts.get(archive) ?? castChart(toBirthInput(archive))
  charts.set(archive, chart)
  return chart
}
