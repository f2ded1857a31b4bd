import * as counsels from '#readings/daily/text/counsels.ts'
import * as elder from '#readings/daily/text/elder.ts'
import * as events from '#readings/daily/text/events.ts'
import * as gods from '#readings/daily/text/gods.ts'
import * as hidden from '#readings/daily/text/hidden.ts'
import * as hoursA from '#readings/daily/text/hours-a.ts'
import * as hoursB from '#readings/daily/text/hours-b.ts'
import * as images from '#readings/daily/text/images.ts'
import * as luck from '#readings/daily/text/luck.ts'
import * as relations from '#readings/daily/text/relations.ts'
import * as specials from '#readings/daily/text/specials.ts'
import * as stars from '#readings/daily/text/stars.ts'
import * as stems from '#readings/daily/text/stems.ts'
import * as topics from '#readings/daily/text/topics.ts'
import * as young from '#readings/daily/text/young.ts'
import * as youngGods from '#readings/daily/text/young-gods.ts'
import type { DaySentence, DaySentencesByKey } from '#readings/daily/line.ts'

/** All tables of the day's lines, by name. */
export const dayLineTables: Readonly<Record<string, DaySentencesByKey>> = {
  ...images,
  ...events,
  ...counsels,
  ...gods,
  ...youngGods,
  ...relations,
  ...stars,
  ...stems,
  ...hidden,
  ...luck,
  ...topics,
  ...specials,
  ...young,
  ...elder,
  ...hoursA,
  ...hoursB,
}

/** All lines of the day with their positions, e.g. `GODS bijian-rise.0`. */
export const dayLines: readonly { readonly at: string; readonly line: DaySentence }[] = Object.entries(dayLineTables).flatMap(
  ([name, table]) => Object.entries(table).flatMap(([key, all]) => all.map((line, at) => ({ at: `${name} ${key}.${at}`, line }))),
)

/** Tables whose lines are headlines of the day, shown in the product's fonts; lines of other tables use the system font. */
export const headlineTableNames = ['IMAGE_PHRASES', 'EVENT_PHRASES', 'COUNSELS']
