import type { CivilDate } from '#bazi/index.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { externalStore, useStore } from '../../live/external-store.ts'
import { useUserId } from '../../session/session.ts'
import { rangeOfSpan, type Span } from './range.ts'

/** What is asked for, as it was typed and chosen. */
export interface Draft {
  readonly purpose: PurposeCode
  readonly span: Span
  /** Typed days, for the span of one's own. */
  readonly from: string
  readonly to: string
  /** The second person's archive; '' for nobody. */
  readonly otherId: string
  /** How the days come into the calendar: whole, with the evening's alarm; or from a clock time, with an alarm at it. */
  readonly entry: 'whole' | 'timed'
  /** Of the latter: 09:00. */
  readonly time: string
  /** How many days of the list are shown. */
  readonly shown: number
}

/** Days that are shown at first, and that come with each further tap. */
export const SHOWN = 20

const fresh: Draft = {
  purpose: 'moving',
  span: 'month',
  from: '',
  to: '',
  otherId: '',
  entry: 'whole',
  time: '09:00',
  shown: SHOWN,
}

/** Kept while the app runs: whoever looks at a day comes back to their list. */
const drafts = externalStore<{ readonly userId: string; readonly draft: Draft } | undefined>(undefined)

/** What a user asks for, and how it changes. Another question starts the list anew. */
export function useDraft(today: CivilDate): [Draft, (change: Partial<Draft>) => void] {
  const userId = useUserId()
  const kept = useStore(drafts, (all) => (all?.userId === userId ? all.draft : undefined)) ?? fresh
  const change = (part: Partial<Draft>) => {
    const shown = part.shown ?? ('entry' in part || 'time' in part ? kept.shown : SHOWN)
    drafts.set({ userId, draft: { ...kept, ...ownDays(kept, part, today), ...part, shown } })
  }
  return [kept, change]
}

/** Days of one's own begin as those of the span before, where none were typed yet. */
function ownDays(kept: Draft, { span }: Partial<Draft>, today: CivilDate): Partial<Draft> {
  if (span !== 'own' || kept.span === 'own' || kept.from !== '' || kept.to !== '') return {}
  const { from, to } = rangeOfSpan(kept.span, today)
  return { from: isoOf(from), to: isoOf(to) }
}
