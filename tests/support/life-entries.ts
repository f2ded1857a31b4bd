import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import { newId } from './server-client.ts'

/** An event in an archive's life; what a test does not name is a plain one. */
export function eventIn(archive_id: string, more: Partial<LifeEvent> = {}): LifeEvent {
  return { archive_id, event_id: newId(), kind: 'move', date: '2008-06', note: '搬到上海', is_removed: false, made_at: 1, ...more }
}

/** What is said of a paragraph of an archive's fate book. */
export function verdictIn(archive_id: string, more: Partial<LifeVerdict> = {}): LifeVerdict {
  return {
    archive_id,
    product_id: 'fatebook',
    paragraph: 'self.temper.a',
    version: 1,
    share: 7.7,
    verdict: 'hit',
    is_removed: false,
    made_at: 1,
    ...more,
  }
}
