import { type CivilDate, checkedDaysOf } from '#bazi/index.ts'
import { parseDayFlag } from './dates.ts'
import { FlagError } from './flag-error.ts'
import { type ParsedFlags, type FlagDefinitions, getRequiredFlag } from './flags.ts'

export const RANGE_FLAGS: FlagDefinitions = { values: { from: '2026-12-01', to: '2026-12-31' }, switches: [] }

const MOST = 400

export const RANGE_USAGE = `  --from --to   first and last day, YYYY-MM-DD; at most ${MOST} days`

/** Parses the range of days that the flags give. @throws FlagError */
export function parseDateRange(flags: ParsedFlags): { readonly from: CivilDate; readonly to: CivilDate } {
  const [from, to] = (['from', 'to'] as const).map((name) => parseDayFlag(getRequiredFlag(flags, name, RANGE_FLAGS), `--${name}`)) as [
    CivilDate,
    CivilDate,
  ]
  const days = checkedDaysOf(to) - checkedDaysOf(from)
  if (days < 0) throw new FlagError('--to', 'the range ends before it begins')
  if (days >= MOST) throw new FlagError('--to', `at most ${MOST} days`)
  return { from, to }
}
