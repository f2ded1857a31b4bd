import type { Locale } from '#readings/reader/locale.ts'
import { readFileSync } from 'node:fs'
import type { Mode } from '#readings/sage/asked.ts'
import { parseQuestion } from '#readings/sage/ask/index.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import type { SingleChartTopic } from '#readings/sage/modes/topics.ts'
import { TOPIC_FACTS } from '#readings/sage/modes/topics.ts'

/** Topic of the fixture → topics of the sage that count as equal; for questions about times and terms. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'timing-month': ['timing', 'year'],
  'timing-day': ['day', 'timing'],
  'a-year': ['year', 'timing'],
  term: ['knowledge'],
  difference: ['knowledge'],
  method: ['knowledge'],
  mine: ['knowledge'],
  history: ['knowledge'],
}
const TIMES: readonly string[] = ['timing-month', 'timing-day', 'a-year']

const birth = {
  local: '1990-05-15T08:30:00',
  offsetSeconds: 32_400,
  utc: '1990-05-14T23:30:00Z',
  lng: 121.47,
  lat: 31.2,
  gender: 'male',
  zi: '23',
  solarTime: true,
} as const
const now = { local: '2026-11-23T12:00', zone: 'Asia/Shanghai' }

const fieldOf = (topic: string | undefined) =>
  topic === undefined ? undefined : TOPIC_FACTS[(SAME[topic]?.[0] ?? topic) as SingleChartTopic]?.field

/** Answers each question of `MODE.LOCALE.tsv` (question, topic; `none` if no question) and reports how the sage understood it. */
export function measureSageAnswers(folder: string, file: string) {
  const [mode, locale] = file.split('.') as [Mode, Locale]
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  const rows = lines.filter((line) => line.includes('\t')).map((line) => line.split('\t') as [string, string])
  return rows.map(([text, topic]) => {
    const people = { person: { name: '甲', birth }, other: { name: '乙', birth } }
    const answer = composeSageAnswer({ mode, text, locale, now, ...people, cast: [7, 7, 7, 8, 7, 8], lot: 1, card: undefined, earlier: [] })
    if (topic === 'none') {
      const isRight = !answer.understood
      return { text, topic, found: answer.topic, isUnderstood: isRight, isOnTopic: isRight, isNear: isRight }
    }
    // A question about a day, month or year is on topic if the answer is about that time.
    const { span, asking } = parseQuestion(text, locale, now)
    const isTime = TIMES.includes(topic) && answer.understood && (span !== undefined || asking === 'when')
    const isOnTopic = isTime || (SAME[topic] ?? [topic]).includes(answer.topic ?? 'none')
    const isNear = isOnTopic || (answer.topic !== undefined && fieldOf(topic) === fieldOf(answer.topic))
    return { text, topic, found: answer.topic, isUnderstood: answer.understood, isOnTopic, isNear }
  })
}
