import { useMemo, useState } from 'react'
import { useAlmanac } from '../../../calendar/use-almanac.ts'
import { brokenOf, FIELDS, isInForm, type BrokenRule, type FieldName } from './birth-check.ts'
import { changedDraft, type BirthDraft, type ClockAnswer } from './birth-draft.ts'
import { answerTo, questionOf } from './civil-question.ts'
import { hasLeapMonth, solarDraftOf } from './solar-draft.ts'
import { hasTwoEras } from './year-text.ts'

/** State of the form: what is typed, what was left and may show its error, what the clock asks. `asksEra`: years are counted from 1912, too. */
export function useBirthForm(initial: BirthDraft, asksEra: boolean) {
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [putOff, setPutOff] = useState('')
  const { almanac, hasFailed, retry } = useAlmanac(draft.calendar === 'lunar')
  const solar = useMemo(() => solarDraftOf(draft, almanac), [draft, almanac])
  const broken = brokenOf(solar, asksEra && hasTwoEras(draft.year) ? draft.year : undefined)
  const question = questionOf(solar)
  const answer = question && answerTo(question, solar)

  const ask = (typed: BirthDraft) => {
    const next = solarDraftOf(typed, almanac)
    const raised = questionOf(next)
    if (raised && !answerTo(raised, next) && raised.key !== putOff) setAsking(true)
  }

  return {
    /** As it is typed. */
    draft,
    /** As it is meant: its date in the Gregorian calendar. */
    solar,
    hasLeapMonth: hasLeapMonth(draft, almanac),
    /** A lunar date waits for the almanac: neither right nor wrong so far. */
    isReading: draft.calendar === 'lunar' && !almanac && !hasFailed,
    /** The almanac did not come, without which no lunar date is read; and the way to ask again. */
    almanac: { hasFailed, retry },
    broken,
    question,
    answer,
    isAsking: isAsking && question !== undefined,
    change: (part: Partial<BirthDraft>) => setDraft((before) => changedDraft(before, part)),
    /** A field was left: its error may be seen, and the clock may ask. */
    leave: (...fields: FieldName[]) => {
      setLeft((before) => new Set([...before, ...fields]))
      ask(draft)
    },
    /** A place was chosen: the last thing that the clock's question waits for. */
    choosePlace: (part: Partial<BirthDraft>) => {
      const next = changedDraft(draft, part)
      setDraft(next)
      ask(next)
    },
    errorOf: (field: FieldName): BrokenRule | undefined => (left.has(field) ? broken[field] : undefined),
    /** Everything may show its error now; answers the first wrong field. */
    checkAll: (): FieldName | undefined => {
      // A field that does not stand in the form has not been left: it comes up empty of errors.
      setLeft(new Set(FIELDS.filter((field) => isInForm(field, draft))))
      return FIELDS.find((field) => broken[field])
    },
    openQuestion: () => setAsking(true),
    putOffQuestion: () => {
      setAsking(false)
      setPutOff(question?.key ?? '')
    },
    answerQuestion: (choice: ClockAnswer) => {
      setAsking(false)
      if (question) setDraft((before) => changedDraft(before, { answer: { key: question.key, choice } }))
    },
  }
}

export type BirthFormState = ReturnType<typeof useBirthForm>
