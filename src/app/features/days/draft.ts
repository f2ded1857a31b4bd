import type { CivilDate } from '#bazi/index.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { useKeptForm } from '../../session/kept-forms.ts'
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

/** What a user asks for, and how it changes: whoever looks at a day comes back to their list. Another question starts the list anew. */
export function useDraft(today: CivilDate): [Draft, (change: Partial<Draft>) => void] {
  const { typed, type } = useKeptForm(fresh)
  const change = (part: Partial<Draft>) => {
    const shown = part.shown ?? ('entry' in part || 'time' in part ? typed.shown : SHOWN)
    type({ ...ownDays(typed, part, today), ...part, shown })
  }
  return [typed, change]
}

/** Days of one's own begin as those of the span before, where none were typed yet. */
function ownDays(kept: Draft, { span }: Partial<Draft>, today: CivilDate): Partial<Draft> {
  if (span !== 'own' || kept.span === 'own' || kept.from !== '' || kept.to !== '') return {}
  const { from, to } = rangeOfSpan(kept.span, today)
  return { from: isoOf(from), to: isoOf(to) }
}
