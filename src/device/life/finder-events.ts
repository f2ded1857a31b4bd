import { HOUR_FINDER_EVENT_KINDS, type LifeEvent } from '#contract/life.ts'
import { listEvents } from './life.ts'

/** An event for the hour finder; the length of the date gives its precision. */
export interface FinderEvent {
  readonly kind: (typeof HOUR_FINDER_EVENT_KINDS)[number]
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string
}

const says = (event: LifeEvent): event is LifeEvent & FinderEvent => (HOUR_FINDER_EVENT_KINDS as readonly string[]).includes(event.kind)

/** Lists the events of an archive that the hour finder uses, earliest first. */
export async function listFinderEvents(userId: string, archiveId: string): Promise<FinderEvent[]> {
  return (await listEvents(userId, archiveId)).filter(says).map(({ kind, date }) => ({ kind, date }))
}
