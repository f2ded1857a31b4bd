/**
 * `npm run sage:measure -- [FOLDER]` asks the sage every question of `MODE.LOCALE.tsv` (question, topic; `none` for what is no
 * question) and prints the share that it understands and that it answers on the topic; with `--all` each that it does not.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Mode } from '#readings/sage/asked.ts'
import { understandingOf } from '#readings/sage/ask/index.ts'
import type { OwnTopic } from '#readings/sage/modes/topics.ts'
import { TOPIC_FACTS } from '#readings/sage/modes/topics.ts'
import { sageAnswer } from '#readings/sage/index.ts'
import type { Locale } from '#readings/facts/written.ts'

/** What the fixture calls the topics of a time alone, and what a word is asked for. */
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
const [folder = 'tests/fixtures/asked'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAll = process.argv.includes('--all')

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()) {
  const [mode, locale] = file.split('.') as [Mode, Locale]
  const rows = readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t') as [string, string])
  const person = { name: '甲', birth }
  const asked = rows.map(([text, topic]) => {
    const now = { local: '2026-11-23T12:00', zone: 'Asia/Shanghai' }
    const answer = sageAnswer({
      mode,
      text,
      locale,
      now,
      person,
      other: { name: '乙', birth },
      cast: [7, 7, 7, 8, 7, 8],
      lot: 1,
      card: undefined,
      earlier: [],
    })
    const isNone = topic === 'none'
    const isUnderstood = answer.understood !== isNone
    const isSame = (SAME[topic] ?? [topic]).includes(answer.topic ?? 'none')
    // A matter asked of a day, a month or a year is on topic where that time is what is answered.
    const { span, asking } = understandingOf(text, locale, now)
    const isTime = TIMES.includes(topic) && answer.understood && (span !== undefined || asking === 'when')
    const field = (one: string | undefined) => (one === undefined ? undefined : TOPIC_FACTS[(SAME[one]?.[0] ?? one) as OwnTopic]?.field)
    const isNear = isNone ? !answer.understood : isSame || isTime || (answer.topic !== undefined && field(topic) === field(answer.topic))
    return { text, topic, found: answer.topic, isUnderstood, isNear, isOnTopic: isNone ? !answer.understood : isSame || isTime }
  })
  const share = (is: (one: (typeof asked)[number]) => boolean) => `${((asked.filter(is).length / asked.length) * 100).toFixed(1)}%`
  console.log(
    `${file}: ${asked.length} questions, understood ${share(({ isUnderstood }) => isUnderstood)}, on the very topic ${share(({ isOnTopic }) => isOnTopic)}, in its field ${share(({ isNear }) => isNear)}`,
  )
  if (isAll) for (const { text, topic, found, isOnTopic } of asked) if (!isOnTopic) console.log(`  ${topic} → ${found}: ${text}`)
}
