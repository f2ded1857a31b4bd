/**
 * Answers reviewed by people: 40 per mode and language with fixed inputs. `tests/fixtures/read-answers/LOCALE-MODE.json` has
 * texts and marks.
 */
import type { Locale } from '#readings/reader/locale.ts'
import { existsSync, readFileSync } from 'node:fs'
import type { BirthInput } from '#bazi/index.ts'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import type { Mode } from '#readings/sage/asked.ts'
import { SAGE_MODES } from '#readings/sage/asked.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'

export const REVIEWED_LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
export const REVIEWED_MODES: readonly Mode[] = SAGE_MODES
export const REVIEWED_ANSWER_COUNT = 40
export const REVIEWED_ANSWERS_FOLDER = 'tests/fixtures/read-answers'

const birth = (local: string, gender: BirthInput['gender'], more: Partial<BirthInput> = {}): BirthInput => ({
  local,
  offsetSeconds: 28_800,
  utc: `${new Date(Date.parse(`${local}Z`) - 28_800_000).toISOString().slice(0, 19)}Z`,
  lng: 121.5,
  lat: 25,
  gender,
  zi: '23',
  solarTime: true,
  ...more,
})

/** Births of the reviewed answers: adults, a child, a youth, an old person, one with an unknown hour. */
export const REVIEWED_BIRTHS: Readonly<Record<string, BirthInput>> = {
  'woman-36': birth('1990-03-08T06:45:00', 'female'),
  'man-41': birth('1985-09-21T14:20:00', 'male'),
  'unknown-hour-34': birth('1992-07-14T12:00:00', 'female', { hourUnknown: true }),
  'child-9': birth('2017-04-18T09:10:00', 'male'),
  'man-27': birth('1999-12-02T23:30:00', 'male'),
  'woman-52': birth('1974-06-05T17:05:00', 'female'),
  'old-80': birth('1946-10-11T04:15:00', 'male'),
  'youth-19': birth('2007-08-23T11:40:00', 'female'),
  'man-48': birth('1978-01-16T20:00:00', 'male'),
  'woman-30': birth('1996-05-27T02:25:00', 'female'),
}
const people = Object.keys(REVIEWED_BIRTHS)
const DATES = ['2026-11-20', '2027-01-28', '2026-06-15', '2027-08-09']
const ZONES: Readonly<Record<Locale, readonly string[]>> = {
  zh_CN: ['Asia/Shanghai'],
  zh_TW: ['Asia/Taipei'],
  en_US: ['America/New_York', 'Europe/London', 'Asia/Singapore'],
}

/** Inputs from which an answer is composed. */
export interface ReviewedAnswerInputs {
  readonly question: string
  readonly date: string
  readonly zone: string
  readonly person: string
  readonly other?: string
  readonly cast?: string
  readonly lot?: number
}

/** A reviewed answer, or one to review: `mark` is null until the current text has been reviewed. */
export interface ReviewedAnswer extends ReviewedAnswerInputs {
  readonly text: readonly string[]
  /** Mark of the reviewer: 1 wrong or harmful, 2 off topic, 3 acceptable, 4 good, 5 nothing to improve. */
  readonly mark: number | null
  readonly why: string
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** Selects `REVIEWED_ANSWER_COUNT` questions, taking the topics in rotation. */
function questionsOf(mode: Mode, locale: Locale): readonly string[] {
  const lines = readFileSync(`tests/fixtures/asked/${mode}.${locale}.tsv`, 'utf8').split('\n')
  const rows = lines.filter((line) => line.includes('\t')).map((line) => line.split('\t') as [string, string])
  const byTopic = Map.groupBy(
    rows.toSorted(([a], [b]) => hashOf(a) - hashOf(b) || (a < b ? -1 : 1)),
    ([, topic]) => topic,
  )
  const rounds = Array.from({ length: REVIEWED_ANSWER_COUNT }, (_, round) =>
    [...byTopic.values()].flatMap((list) => list.slice(round, round + 1)),
  )
  return rounds
    .flat()
    .slice(0, REVIEWED_ANSWER_COUNT)
    .map(([question]) => question)
}

/** Returns six line values (6 to 9, from the bottom), each from three coins, deterministic per question. */
const castOf = (question: string) =>
  Array.from({ length: 6 }, (_, line) => {
    const coins = hashOf(`${line} ${question}`)
    return 6 + (coins & 1) + ((coins >>> 7) & 1) + ((coins >>> 13) & 1)
  }).join('')

export function listReviewedInputs(mode: Mode, locale: Locale): readonly ReviewedAnswerInputs[] {
  return questionsOf(mode, locale).map((question, i) => ({
    question,
    date: DATES[i % DATES.length]!,
    zone: ZONES[locale][i % ZONES[locale].length]!,
    person: people[(i * 3) % people.length]!,
    ...(mode === 'fb' ? { other: people[(i * 3 + 1 + (i % 7)) % people.length]! } : {}),
    ...(mode === 'bg' ? { cast: castOf(question) } : {}),
    ...(mode === 'cs' ? { lot: ((i * 37 + 11) % 64) + 1 } : {}),
  }))
}

const NAMES: Readonly<Record<Locale, readonly [string, string]>> = {
  zh_CN: ['林知远', '周若棠'],
  zh_TW: ['林知遠', '周若棠'],
  en_US: ['Ada', 'Ben'],
}

/** Answers as the chat does: by the safety answer, else by the sage. Returns each piece with its kind. */
export function composeReviewedAnswer(
  mode: Mode,
  locale: Locale,
  { question, date, zone, person, other, cast, lot }: ReviewedAnswerInputs,
): readonly string[] {
  const [name, second] = NAMES[locale]
  const pieces =
    composeSafetyAnswer(question, locale, zone) ??
    composeSageAnswer({
      mode,
      text: question,
      locale,
      now: { local: `${date}T12:00`, zone },
      person: { name, birth: REVIEWED_BIRTHS[person]! },
      other: other === undefined ? undefined : { name: second, birth: REVIEWED_BIRTHS[other]! },
      cast: cast === undefined ? undefined : [...cast].map(Number),
      lot,
      card: undefined,
      earlier: [],
    }).pieces
  return pieces.map(({ kind, text }) => `${kind}: ${text}`)
}

export const getReviewedAnswersPath = (mode: Mode, locale: Locale) => `${REVIEWED_ANSWERS_FOLDER}/${locale}-${mode}.json`

/** Loads the stored answers; empty if the file does not exist yet. */
export function loadReviewedAnswers(mode: Mode, locale: Locale): readonly ReviewedAnswer[] {
  const file = getReviewedAnswersPath(mode, locale)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly ReviewedAnswer[]) : []
}

const inputsOf = ({ text: _text, mark: _mark, why: _why, ...inputs }: ReviewedAnswer): ReviewedAnswerInputs => inputs
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the current answers; a stored mark is copied only if inputs and text are unchanged. */
export function refreshReviewedAnswers(mode: Mode, locale: Locale, stored: readonly ReviewedAnswer[]): readonly ReviewedAnswer[] {
  return listReviewedInputs(mode, locale).map((inputs) => {
    const text = composeReviewedAnswer(mode, locale, inputs)
    const same = stored.find((one) => isSame(inputsOf(one), inputs) && isSame(one.text, text))
    return { ...inputs, text, mark: same?.mark ?? null, why: same?.why ?? '' }
  })
}
