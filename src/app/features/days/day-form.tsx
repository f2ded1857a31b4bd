import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { PURPOSES, type PurposeCode } from '#readings/daily/purposes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PURPOSE_LABELS } from '../../terms/purposes.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import classes from './day-form.module.css'
import type { DayFinderDraft } from './day-finder-draft.ts'
import { DAY_SPANS, type DaySpan } from './range.ts'
import { SecondPerson } from './second-person.tsx'

const spans: Record<DaySpan, MessageDescriptor> = { month: msg`三十天`, quarter: msg`三个月`, year: msg`一年`, own: msg`自选日期` }

export interface DayFormProps {
  draft: DayFinderDraft
  onChange: (change: Partial<DayFinderDraft>) => void
  /** Archives that can be the second person. */
  others: readonly ListedArchive[]
  /** Archive switcher. */
  switcher: ReactNode
  /** Fields of a custom range, if chosen. */
  children: ReactNode
}

/** Form with purpose, range and people. Results update with every change. */
export function DayForm({ draft, onChange, others, switcher, children }: DayFormProps) {
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
      {children}
      <div className={classes.people}>
        <div>
          <p className={classes.label}>{t({ message: '为谁', context: 'days' })}</p>
          {switcher}
        </div>
        <SecondPerson others={others} chosen={draft.otherId} onChoose={(otherId) => onChange({ otherId })} />
      </div>
    </form>
  )
}
