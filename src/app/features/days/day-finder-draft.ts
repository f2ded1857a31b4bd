import type { CivilDate } from '#bazi/index.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useFormDraft } from '../../session/form-drafts.ts'
import { rangeOfSpan, type DaySpan } from './range.ts'

/** Typed and chosen values of the day finder. */
export interface DayFinderDraft {
  readonly purpose: PurposeCode
  readonly span: DaySpan
  /** Typed dates of a custom range. */
  readonly from: string
  readonly to: string
  /** Archive id of the second person; '' for none. */
  readonly otherId: string
  /** Calendar entry: all-day with an alarm the evening before, or timed with an alarm at its start. */
  readonly entry: 'whole' | 'timed'
  /** Start of a timed entry, `HH:mm`. */
  readonly time: string
  /** Number of days shown. */
  readonly shown: number
}

/** Days shown at first, and added by each tap on "more". */
export const FOUND_DAYS_PAGE_SIZE = 20

const INITIAL_DRAFT: DayFinderDraft = {
  purpose: 'moving',
  span: 'month',
  from: '',
  to: '',
  otherId: '',
  entry: 'whole',
  time: '09:00',
  shown: FOUND_DAYS_PAGE_SIZE,
}

/** Returns the draft and its setter. The session stores it, so that going back from a day restores the list; new criteria reset `shown`. */
export function useDayFinderDraft(today: CivilDate): [DayFinderDraft, (change: Partial<DayFinderDraft>) => void] {
  const { values: typed, update: type } = useFormDraft(INITIAL_DRAFT)
  const change = (part: Partial<DayFinderDraft>) => {
    const shown = part.shown ?? ('entry' in part || 'time' in part ? typed.shown : FOUND_DAYS_PAGE_SIZE)
    type({ ...initialOwnDays(typed, part, today), ...part, shown })
  }
  return [typed, change]
}

/** Returns the initial dates of a newly selected custom range: those of the previous range; none if dates were typed before. */
function initialOwnDays(before: DayFinderDraft, { span }: Partial<DayFinderDraft>, today: CivilDate): Partial<DayFinderDraft> {
  if (span !== 'own' || before.span === 'own' || before.from !== '' || before.to !== '') return {}
  const { from, to } = rangeOfSpan(before.span, today)
  return { from: formatIsoDate(from), to: formatIsoDate(to) }
}
