import { useMemo, useState } from 'react'
import { useAlmanac } from '../../../calendar/use-almanac.ts'
import { findViolatedRules, BIRTH_FIELDS, isFieldShown, type ViolatedRule, type BirthFieldName } from './birth-check.ts'
import { applyDraftChange, type BirthDraft, type ClockAnswer } from './birth-draft.ts'
import { findClockAnswer, findClockQuestion } from './stated-birth.ts'
import { isEraAmbiguous, parseYear } from './parse-typed-birth.ts'

/** Returns the form state: draft, touched fields, errors, clock question. `asksEra`: a two-digit year may be counted from 1912. */
export function useBirthForm(initial: BirthDraft, asksEra: boolean) {
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<BirthFieldName>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [dismissedKey, setDismissedKey] = useState('')
  const { almanac, hasFailed, retry } = useAlmanac(draft.calendar === 'lunar')
  const solar = useMemo(() => toSolarDraft(draft, almanac), [draft, almanac])
  const broken = findViolatedRules(solar, asksEra && isEraAmbiguous(draft.year) ? draft.year : undefined)
  const question = findClockQuestion(solar)
  const answer = question && findClockAnswer(question, solar)

  const askIfNeeded = (typed: BirthDraft) => {
    const next = toSolarDraft(typed, almanac)
    const raised = findClockQuestion(next)
    if (raised && !findClockAnswer(raised, next) && raised.key !== dismissedKey) setAsking(true)
  }

  return {
    /** Draft as typed. */
    draft,
    /** Draft with its date converted to the Gregorian calendar. */
    solar,
    hasLeapMonth: hasLeapMonth(draft, almanac),
    /** True while the almanac loads; a lunar date cannot be validated before that. */
    isAlmanacLoading: draft.calendar === 'lunar' && !almanac && !hasFailed,
    /** Load error of the almanac, and a function to retry. */
    almanac: { hasFailed, retry },
    broken,
    question,
    answer,
    isAsking: isAsking && question !== undefined,
    change: (part: Partial<BirthDraft>) => setDraft((before) => applyDraftChange(before, part)),
    /** Marks fields as touched: shows their errors and asks the clock question if there is one. */
    touchFields: (...fields: BirthFieldName[]) => {
      setTouched((before) => new Set([...before, ...fields]))
      askIfNeeded(draft)
    },
    /** Sets the place and asks the clock question if there is one, since the place is the last value that it needs. */
    choosePlace: (part: Partial<BirthDraft>) => {
      const next = applyDraftChange(draft, part)
      setDraft(next)
      askIfNeeded(next)
    },
    errorOf: (field: BirthFieldName): ViolatedRule | undefined => (touched.has(field) ? broken[field] : undefined),
    /** Marks all shown fields as touched; returns the first invalid field. */
    validateAll: (): BirthFieldName | undefined => {
      // Leaves hidden fields untouched, so that they show no errors when they appear.
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

/** Lunar calendar functions of the almanac module, which is loaded lazily. */
type LunarCalendarFunctions = Pick<typeof import('#almanac/index.ts'), 'lunarToCivilDate' | 'leapMonthOf'>

/** Day set for a lunar date that does not exist, so that the date rule fails. */
const INVALID_DAY = '0'

/** Returns whether the typed lunar month also occurs as a leap month in that year, so that the user must choose. */
function hasLeapMonth({ calendar, year, month }: BirthDraft, lunar: LunarCalendarFunctions | undefined): boolean {
  const read = parseYear(year)
  return calendar === 'lunar' && read !== undefined && month !== '' && lunar?.leapMonthOf(read) === Number(month)
}

/** Returns the draft with a Gregorian date and a four-digit year. Until the almanac is loaded, month and day of a lunar date are empty. */
function toSolarDraft(draft: BirthDraft, lunar: LunarCalendarFunctions | undefined): BirthDraft {
  const read = parseYear(draft.year)
  const year = read === undefined ? draft.year : String(read)
  if (draft.calendar === 'solar') return { ...draft, year }
  if (read === undefined || !lunar || !draft.month || !draft.day) return { ...draft, year, month: '', day: '' }
  const isLeap = draft.isLeap && hasLeapMonth(draft, lunar)
  const civil = lunar.lunarToCivilDate(read, { month: Number(draft.month), isLeap, day: Number(draft.day) })
  if (!civil) return { ...draft, year, day: INVALID_DAY }
  return { ...draft, calendar: 'solar', year: String(civil.year), month: String(civil.month), day: String(civil.day) }
}
