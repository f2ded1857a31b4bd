import { FINDER_KINDS, type LifeEvent } from '#contract/life.ts'
import { listEvents } from './life.ts'

/** An event in the form that the hour finder takes; how exact the date is, its length says. */
export interface FinderEvent {
  readonly kind: (typeof FINDER_KINDS)[number]
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string
}

const says = (event: LifeEvent): event is LifeEvent & FinderEvent => (FINDER_KINDS as readonly string[]).includes(event.kind)

/** The events of an archive that an hour of birth can be looked for by, the earliest first. */
export async function finderEventsOf(userId: string, archiveId: string): Promise<FinderEvent[]> {
  return (await listEvents(userId, archiveId)).filter(says).map(({ kind, date }) => ({ kind, date }))
}
