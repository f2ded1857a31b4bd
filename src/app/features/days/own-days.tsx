import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { RANGE_SENTENCES, type RangeTrouble } from '../../errors/range-sentences.ts'
import { useMessages } from '../../language/use-messages.ts'
import classes from './day-form.module.css'
import type { Draft } from './draft.ts'
import { plainDateOf } from './range.ts'

interface OwnDaysProps {
  draft: Draft
  troubles: { readonly from?: RangeTrouble; readonly to?: RangeTrouble }
  onChange: (change: Partial<Draft>) => void
}

/** The first and the last day, as they are typed; what is clear is written plainly when the field is left, the rest stays. */
export function OwnDays({ draft, troubles, onChange }: OwnDaysProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const names = { from: t`从哪天`, to: t`到哪天` }
  return (
    <div className={classes.days}>
      {(['from', 'to'] as const).map((end) => {
        const trouble = troubles[end]
        return (
          <TextInput
            key={end}
            label={names[end]}
            value={draft[end]}
            placeholder="2026-11-24"
            autoComplete="off"
            maxLength={20}
            error={trouble && `${names[end]} · ${_(RANGE_SENTENCES[trouble])}`}
            onChange={(event) => onChange({ [end]: event.currentTarget.value })}
            onBlur={() => onChange({ [end]: plainDateOf(draft[end]) })}
          />
        )
      })}
    </div>
  )
}
