import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { widthOf } from '#contract/fields.ts'
import { LIFE_EVENT_KINDS, MAX_EVENT_NOTE_WIDTH, EVENT_YEAR_RANGE, type LifeEventKind, type LifeEvent } from '#contract/life.ts'
import { saveEvent, removeEvent, type EventInput } from '#device/life/life.ts'
import { useMessages } from '../../language/use-messages.ts'
import { EVENT_KIND_LABELS } from '../../terms/event-kinds.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Select } from '../../ui/select.tsx'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useUserId } from '../../session/session.ts'
import { showActionToast } from '../../ui/offer-toast.tsx'
import { showToast } from '../../ui/toast.ts'
import { DateFields, joinDateFields, isValidEventYear, splitDateIntoFields } from './date-fields.tsx'
import classes from './life.module.css'

export interface EventSheetProps {
  archiveId: string
  /** The event to edit; undefined for a new one. */
  event: LifeEvent | undefined
  opened: boolean
  onClose: () => void
}

/** Sheet to add, edit or delete an event. */
export function EventSheet({ archiveId, event, opened, onClose }: EventSheetProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const id = useId()
  const { save, remove } = useLifeEventActions()
  const [kind, setKind] = useState<LifeEventKind>(event?.kind ?? 'move')
  const [typed, setTyped] = useState(() => splitDateIntoFields(event?.date))
  const [note, setNote] = useState(event?.note ?? '')
  const [isSubmitted, setTried] = useState(false)
  const year = useRef<HTMLInputElement>(null)
  const isYearWrong = !isValidEventYear(typed.year)
  const isNoteLong = widthOf(note.trim()) > MAX_EVENT_NOTE_WIDTH
  async function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    setTried(true)
    if (isYearWrong) year.current?.focus()
    if (isYearWrong || isNoteLong) return
    const written = { archive_id: archiveId, event_id: event?.event_id, kind, date: joinDateFields(typed), note: note.trim() }
    if (await save(written)) onClose()
  }
  function removeEvent() {
    onClose()
    if (event) void remove(event)
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={event ? t`改这件事` : t`记一件事`} width={448}>
      <form className={classes.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
        <div>
          <label className={classes.label} htmlFor={id}>{t`什么事`}</label>
          <Select id={id} value={kind} onChange={({ target }) => setKind(target.value as LifeEventKind)}>
            {LIFE_EVENT_KINDS.map((value) => (
              <option key={value} value={value}>
                {EVENT_KIND_LABELS[locale][value]}
              </option>
            ))}
          </Select>
        </div>
        <DateFields
          yearRef={year}
          typed={typed}
          onType={setTyped}
          error={isSubmitted && isYearWrong && t`年份写四位数，${EVENT_YEAR_RANGE[0]} 到 ${EVENT_YEAR_RANGE[1]}`}
        />
        <TextInput
          label={t`一句话（可不写）`}
          value={note}
          error={isNoteLong && t`最多 ${MAX_EVENT_NOTE_WIDTH / 2} 个汉字`}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={classes.actions}>
          {event && <Button variant="default" onClick={removeEvent}>{t`删除`}</Button>}
          <Button type="submit">{t`保存`}</Button>
        </div>
      </form>
    </Sheet>
  )
}

/** Saves and removes events; shows errors as toasts. */
function useLifeEventActions() {
  const { t } = useLingui()
  const userId = useUserId()
  const getStoreError = useStoreErrorMessage()

  async function save(written: EventInput): Promise<boolean> {
    try {
      await saveEvent(userId, written)
      return true
    } catch (error) {
      showToast(getStoreError(error, t`保存失败`))
      return false
    }
  }
  /** Removes an event; the undo action of the toast saves it again. */
  async function remove(event: LifeEvent) {
    const { is_removed: _removed, made_at: _at, ...written } = event
    try {
      await removeEvent(userId, event)
      showActionToast(t`已删除这件事`, { label: t`撤销`, run: () => void save(written) })
    } catch (error) {
      showToast(getStoreError(error, t`保存失败`))
    }
  }
  return { save, remove }
}
