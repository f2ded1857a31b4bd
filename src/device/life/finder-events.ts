import { FINDER_KINDS, type LifeEvent } from '#contract/life.ts'
import { listEvents } from './life.ts'

/** An event as the hour finder takes it; the length of the date tells its precision. */
export interface FinderEvent {
  readonly kind: (typeof FINDER_KINDS)[number]
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string
}

const says = (event: LifeEvent): event is LifeEvent & FinderEvent => (FINDER_KINDS as readonly string[]).includes(event.kind)

/** Lists the events of an archive that the hour finder uses, earliest first. */
export async function listFinderEvents(userId: string, archiveId: string): Promise<FinderEvent[]> {
  return (await listEvents(userId, archiveId)).filter(says).map(({ kind, date }) => ({ kind, date }))
}
