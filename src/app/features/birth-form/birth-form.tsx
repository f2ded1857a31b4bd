import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import type { Archive } from '#contract/archive.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ClockAnswerNote, ClockChangeSheet } from './clock/clock-question.tsx'
import { DateRow } from './fields/date-row.tsx'
import { draftOfArchive, emptyDraft, type BirthDraft } from './draft/birth-draft.ts'
import { NameRow } from './fields/name-row.tsx'
import { computeKnownPillars } from './draft/known-pillars.ts'
import { PlaceRow } from './place/place-row.tsx'
import { createProfile } from './draft/stated-birth.ts'
import { BirthFormFooter } from './birth-form-footer.tsx'
import { useBirthForm } from './draft/use-birth-form.ts'
import { ManualPlaceFields } from './place/written-place.tsx'
import classes from './birth-form.module.css'

export interface BirthFormProps {
  /** Archive to edit; undefined to create a new one. */
  archive?: Archive
  /** Draft saved before a reload. */
  savedDraft?: BirthDraft | null
  /** Called with the new draft on every change. */
  onDraftChange?: (draft: BirthDraft) => void
  /** Label of the submit button. */
  action: string
  /** Stores the profile on the device. If it fails, the form keeps the typed values. */
  onSave: (profile: ArchiveProfile) => Promise<void>
}

/** The birth form: name and gender, date and time, place. Works offline. */
export function BirthForm({ archive, savedDraft, onDraftChange, action, onSave }: BirthFormProps) {
  const { locale } = useMessages()
  const { newSolarTime, newZi } = useSettings()
  const formRef = useRef<HTMLFormElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [initial] = useState(
    () =>
      savedDraft ?? (archive ? draftOfArchive(archive, archive.place_name[locale]) : { ...emptyDraft, solarTime: newSolarTime, zi: newZi }),
  )
  const form = useBirthForm(initial, locale === 'zh_TW')
  const { draft, solar, broken, question, answer } = form
  const pillars = useMemo(() => computeKnownPillars(solar), [solar])
  useEffect(() => {
    if (draft !== initial) onDraftChange?.(draft)
    // Depends on the draft only, because the callback is a new function in each render.
    // oxlint-disable-next-line exhaustive-deps
  }, [draft])
  const isWhole = Object.keys(broken).length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isAlmanacLoading) return
    const wrong = form.validateAll()
    if (wrong) return formRef.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
    if (question && !answer) return form.openQuestion()
    const profile = createProfile(solar, archive)
    if (!profile || isSaving) return
    setSaving(true)
    void onSave(profile).finally(() => setSaving(false))
  }

  return (
    <div className={classes.root}>
      <form ref={formRef} className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.rows}>
          <NameRow form={form} />
          <DateRow form={form} />
          {draft.isWritten ? <ManualPlaceFields form={form} /> : <PlaceRow form={form} />}
          {question && <ClockAnswerNote question={question} answer={answer} onOpen={form.openQuestion} />}
        </div>
        <BirthFormFooter
          pillars={pillars}
          hourUnknown={draft.hourUnknown}
          isWhole={isWhole}
          isSaving={isSaving || form.isAlmanacLoading}
          action={action}
        />
      </form>
      {question && (
        <ClockChangeSheet
          question={question}
          draft={solar}
          opened={form.isAsking}
          answer={answer}
          onAnswer={form.answerQuestion}
          onClose={form.dismissQuestion}
        />
      )}
    </div>
  )
}
