import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import type { Archive } from '#contract/archive.ts'
import type { Profile } from '#device/archives/archives.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ClockNote } from './clock/clock-note.tsx'
import { ClockQuestion } from './clock/clock-question.tsx'
import { DateRow } from './fields/date-row.tsx'
import { draftOf, emptyDraft, type BirthDraft } from './draft/birth-draft.ts'
import { NameRow } from './fields/name-row.tsx'
import { pillarsSoFarOf } from './draft/pillars-so-far.ts'
import { PlaceRow } from './place/place-row.tsx'
import { profileOf } from './draft/profile.ts'
import { SealFoot } from './seal-foot.tsx'
import { useBirthForm } from './draft/use-birth-form.ts'
import { WrittenPlaceFields } from './place/written-place.tsx'
import classes from './birth-form.module.css'

export interface BirthFormProps {
  /** The archive that is edited; without one a new one is written. */
  archive?: Archive
  /** What was typed before a reload. */
  kept?: BirthDraft | null
  /** Called with every change of what is typed. */
  onDraft?: (draft: BirthDraft) => void
  /** The word on the button. */
  action: string
  /** Keeps the profile on the device. What is typed stays when this fails. */
  onSave: (profile: Profile) => Promise<void>
}

/** A birth in three lines: who, when, where. Nothing here needs the network. */
export function BirthForm({ archive, kept, onDraft, action, onSave }: BirthFormProps) {
  const { locale } = useMessages()
  const { newSolarTime, newZi } = useSettings()
  const formRef = useRef<HTMLFormElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [initial] = useState(
    () => kept ?? (archive ? draftOf(archive, archive.place_name[locale]) : { ...emptyDraft, solarTime: newSolarTime, zi: newZi }),
  )
  const form = useBirthForm(initial, locale === 'zh_TW')
  const { draft, solar, broken, question, answer } = form
  const pillars = useMemo(() => pillarsSoFarOf(solar), [solar])
  useEffect(() => {
    if (draft !== initial) onDraft?.(draft)
    // Only what is typed counts; the caller's function is new at each render.
    // oxlint-disable-next-line exhaustive-deps
  }, [draft])
  const isWhole = Object.keys(broken).length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isReading) return
    const wrong = form.checkAll()
    if (wrong) return formRef.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
    if (question && !answer) return form.openQuestion()
    const profile = profileOf(solar, archive)
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
          {draft.isWritten ? <WrittenPlaceFields form={form} /> : <PlaceRow form={form} />}
          {question && <ClockNote question={question} answer={answer} onOpen={form.openQuestion} />}
        </div>
        <SealFoot
          pillars={pillars}
          hourUnknown={draft.hourUnknown}
          isWhole={isWhole}
          isSaving={isSaving || form.isReading}
          action={action}
        />
      </form>
      {question && (
        <ClockQuestion
          question={question}
          draft={solar}
          opened={form.isAsking}
          answer={answer}
          onAnswer={form.answerQuestion}
          onClose={form.putOffQuestion}
        />
      )}
    </div>
  )
}
