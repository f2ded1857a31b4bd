import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import { newId } from './server-client.ts'

/** Builds a life event of an archive; `more` overrides fields. */
export function createTestLifeEvent(archive_id: string, more: Partial<LifeEvent> = {}): LifeEvent {
  return { archive_id, event_id: newId(), kind: 'move', date: '2008-06', note: '搬到上海', is_removed: false, made_at: 1, ...more }
}

/** Builds a verdict on a paragraph of an archive's fate book; `more` overrides fields. */
export function createTestVerdict(archive_id: string, more: Partial<LifeVerdict> = {}): LifeVerdict {
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
