import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { PURPOSES, type PurposeCode } from '#readings/daily/purposes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PURPOSE_LABELS } from '../../terms/day-choice.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { DATE_RANGE_SENTENCES } from '../../errors/date-range-sentences.ts'
import { Select } from '../../ui/select.tsx'
import type { DayFinderDraft } from './day-finder-draft.ts'
import { DAY_SPANS, type DaySpan, normalizeDateText, type RangeErrors } from './range.ts'
import classes from './day-finder-form.module.css'

const spans: Record<DaySpan, MessageDescriptor> = { month: msg`三十天`, quarter: msg`三个月`, year: msg`一年`, own: msg`自选日期` }

interface DayFinderFormProps {
  draft: DayFinderDraft
  onChange: (change: Partial<DayFinderDraft>) => void
  /** Archives that can be the second person. */
  others: readonly ListedArchive[]
  /** Archive switcher. */
  switcher: ReactNode
  /** Errors of a custom range. */
  errors: RangeErrors
}

/** Form with purpose, range and people. Results update with every change. */
export function DayFinderForm({ draft, onChange, others, switcher, errors }: DayFinderFormProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const purposes = (Object.keys(PURPOSES) as PurposeCode[]).map((value) => ({ value, text: _(PURPOSE_LABELS[value]) }))
  return (
    <form className={classes.root} onSubmit={(event) => event.preventDefault()} noValidate>
      <ChoiceGroup
        legend={t`要做什么`}
        options={purposes}
        chosen={draft.purpose}
        onChoose={(purpose) => onChange({ purpose })}
        variant="apart"
      />
      <ChoiceGroup
        legend={t`在哪些日子里`}
        options={DAY_SPANS.map((value) => ({ value, text: _(spans[value]) }))}
        chosen={draft.span}
        onChoose={(span) => onChange({ span })}
        variant="apart"
      />
      {draft.span === 'own' && <CustomRangeFields draft={draft} errors={errors} onChange={onChange} />}
      <div className={classes.people}>
        <div>
          <p className={classes.label}>{t({ message: '为谁', context: 'days' })}</p>
          {switcher}
        </div>
        <SecondPersonPicker others={others} chosen={draft.otherId} onChoose={(otherId) => onChange({ otherId })} />
      </div>
    </form>
  )
}

/** Inputs for the first and last day; a recognised date is normalized on blur. */
function CustomRangeFields({ draft, errors, onChange }: Pick<DayFinderFormProps, 'draft' | 'errors' | 'onChange'>) {
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

interface SecondPersonProps {
  others: readonly ListedArchive[]
  chosen: string
  onChoose: (archiveId: string) => void
}

/** Choice of an optional second person. */
function SecondPersonPicker({ others, chosen, onChoose }: SecondPersonProps) {
  const { t } = useLingui()
  const id = useId()
  if (others.length === 0)
    return (
      <div>
        <p className={classes.label}>{t`和谁一起`}</p>
        <Link to="/archive/add" className={classes.add}>{t`添加亲友`}</Link>
      </div>
    )
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t`和谁一起`}
      </label>
      <Select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t`不加人`}</option>
        {others.map(({ archive_id, user_name }) => (
          <option key={archive_id} value={archive_id}>
            {user_name}
          </option>
        ))}
      </Select>
    </div>
  )
}
