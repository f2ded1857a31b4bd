import { useMemo, useState } from 'react'
import { useAlmanac } from '../../../calendar/use-almanac.ts'
import { findBrokenRules, BIRTH_FIELDS, isFieldShown, type BrokenRule, type FieldName } from './birth-check.ts'
import { applyDraftChange, type BirthDraft, type ClockAnswer } from './birth-draft.ts'
import { findClockAnswer, findClockQuestion } from './clock-change-question.ts'
import { hasLeapMonth, toSolarDraft } from './solar-draft.ts'
import { isEraAmbiguous } from './parse-year.ts'

/** State of the form: draft, touched fields, errors and clock question. `asksEra`: two-digit years may be counted from 1912. */
export function useBirthForm(initial: BirthDraft, asksEra: boolean) {
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [dismissedKey, setDismissedKey] = useState('')
  const { almanac, hasFailed, retry } = useAlmanac(draft.calendar === 'lunar')
  const solar = useMemo(() => toSolarDraft(draft, almanac), [draft, almanac])
  const broken = findBrokenRules(solar, asksEra && isEraAmbiguous(draft.year) ? draft.year : undefined)
  const question = findClockQuestion(solar)
  const answer = question && findClockAnswer(question, solar)

  const askIfNeeded = (typed: BirthDraft) => {
    const next = toSolarDraft(typed, almanac)
    const raised = findClockQuestion(next)
    if (raised && !findClockAnswer(raised, next) && raised.key !== dismissedKey) setAsking(true)
  }

  return {
    /** As typed. */
    draft,
    /** The draft with its date in the Gregorian calendar. */
    solar,
    hasLeapMonth: hasLeapMonth(draft, almanac),
    /** A lunar date cannot be checked until the almanac is loaded. */
    isAlmanacLoading: draft.calendar === 'lunar' && !almanac && !hasFailed,
    /** Whether loading the almanac failed, and a retry. */
    almanac: { hasFailed, retry },
    broken,
    question,
    answer,
    isAsking: isAsking && question !== undefined,
    change: (part: Partial<BirthDraft>) => setDraft((before) => applyDraftChange(before, part)),
    /** Marks fields as touched: shows their errors and asks the clock question if there is one. */
    touchFields: (...fields: FieldName[]) => {
      setTouched((before) => new Set([...before, ...fields]))
      askIfNeeded(draft)
    },
    /** Sets the place, the last value the clock question needs. */
    choosePlace: (part: Partial<BirthDraft>) => {
      const next = applyDraftChange(draft, part)
      setDraft(next)
      askIfNeeded(next)
    },
    errorOf: (field: FieldName): BrokenRule | undefined => (touched.has(field) ? broken[field] : undefined),
    /** Marks all fields as touched; returns the first invalid one. */
    validateAll: (): FieldName | undefined => {
      // Hidden fields stay untouched, so they show no errors when they appear.
      setTouched(new Set(BIRTH_FIELDS.filter((field) => isFieldShown(field, draft))))
      return BIRTH_FIELDS.find((field) => broken[field])
    },
    openQuestion: () => setAsking(true),
    dismissQuestion: () => {
      setAsking(false)
      setDismissedKey(question?.key ?? '')
    },
    answerQuestion: (choice: ClockAnswer) => {
      setAsking(false)
      if (question) setDraft((before) => applyDraftChange(before, { answer: { key: question.key, choice } }))
    },
  }
}

export type BirthFormState = ReturnType<typeof useBirthForm>
