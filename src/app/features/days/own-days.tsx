import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { DATE_RANGE_SENTENCES, type DateRangeError } from '../../errors/date-range-sentences.ts'
import { useMessages } from '../../language/use-messages.ts'
import classes from './day-form.module.css'
import type { DayFinderDraft } from './day-finder-draft.ts'
import { normalizeDateText } from './range.ts'

interface OwnDaysProps {
  draft: DayFinderDraft
  errors: { readonly from?: DateRangeError; readonly to?: DateRangeError }
  onChange: (change: Partial<DayFinderDraft>) => void
}

/** Inputs for the first and last day; a recognised date is normalized on blur. */
export function CustomRangeFields({ draft, errors, onChange }: OwnDaysProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const names = { from: t`从哪天`, to: t`到哪天` }
  return (
    <div className={classes.days}>
      {(['from', 'to'] as const).map((end) => {
        const error = errors[end]
        return (
          <TextInput
            key={end}
            label={names[end]}
            value={draft[end]}
            placeholder="2026-11-24"
            autoComplete="off"
            maxLength={20}
            error={error && `${names[end]} · ${_(DATE_RANGE_SENTENCES[error])}`}
            onChange={(event) => onChange({ [end]: event.currentTarget.value })}
            onBlur={() => onChange({ [end]: normalizeDateText(draft[end]) })}
          />
        )
      })}
    </div>
  )
}
