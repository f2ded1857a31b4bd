import { Button, TextInput } from '@mantine/core'
import { CalendarPlus } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { DATE_RANGE_SENTENCES } from '../../errors/date-range-sentences.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { createClockFormatter } from '../../terms/clock.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './calendar-export.module.css'
import type { DayFinderDraft } from './day-finder-draft.ts'

interface CalendarExportProps {
  draft: DayFinderDraft
  onChange: (change: Partial<DayFinderDraft>) => void
  count: number
  onAddAll: () => void
}

/** Choice of how days enter the calendar: all-day with an alarm the evening before, or timed; and a button to add all. */
export function CalendarExport({ draft, onChange, count, onAddAll }: CalendarExportProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const evening = createClockFormatter(messages).fullHour(20)
  const isTimeMissing = draft.entry === 'timed' && draft.time === ''
  const entries = [
    { value: 'whole', text: t`整天，前一晚 ${evening} 提醒` },
    { value: 'timed', text: t`定个钟点，到时提醒` },
  ] as const
  return (
    <section className={classes.root}>
      <SectionTitle>{t({ message: '日历', context: 'days' })}</SectionTitle>
      <ChoiceGroup
        legend={t`日子怎样记进日历`}
        options={entries}
        chosen={draft.entry}
        onChoose={(entry) => onChange({ entry })}
        variant="apart"
      />
      {draft.entry === 'timed' && (
        <TextInput
          className={classes.time}
          type="time"
          label={t`几点开始`}
          value={draft.time}
          error={isTimeMissing && `${t`几点开始`} · ${_(DATE_RANGE_SENTENCES.required)}`}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
      )}
      <Button className={classes.all} leftSection={<CalendarPlus size={20} weight="light" />} disabled={isTimeMissing} onClick={onAddAll}>
        {t`全部加入日历（${plural(count, { other: '# 天' })}）`}
      </Button>
    </section>
  )
}
