/** Chooses the view (kind of relationship) of an answer by the question and the ages of the two. */
import type { CivilDate } from '#bazi/index.ts'
import type { MatchViewCode } from '../../match/index.ts'
import { countGrownUps, listViewsByAge } from '../../match/index.ts'
import type { Topic, ParsedQuestion } from '../ask/understanding.ts'
import type { SageQuestion, SagePerson } from '../asked.ts'

const LOVE: readonly Topic[] = [
  'love-meeting',
  'love-existing',
  'marriage',
  'break-up',
  'between',
  'change-job',
  'money-in',
  'money-out',
  'children',
  'house',
  'moving',
  'rest',
  'self',
  'decision',
  'timing',
  'year',
  'day',
  'luck-cycle',
  'knowledge',
  'lost-thing',
  'travel',
  'abroad',
]
/** Topics of questions about the couple itself, whoever else the question names. */
export const COUPLE_TOPICS: readonly Topic[] = ['love-meeting', 'love-existing', 'marriage', 'break-up']
const WORK: readonly Topic[] = ['work', 'promotion', 'business', 'partner-venture', 'debt']

const meantBy = ({ topic, about }: ParsedQuestion): MatchViewCode => {
  if (COUPLE_TOPICS.includes(topic ?? 'between')) return 'love'
  if (WORK.includes(topic ?? 'between') || about === 'boss') return 'work'
  if (about === 'parent' || about === 'child') return 'family'
  if (about === 'friend') return 'friendship'
  return LOVE.includes(topic ?? 'between') ? 'love' : 'friendship'
}

const dateOf = (local: string): CivilDate => {
  const [year, month, day] = local.slice(0, 10).split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
const dayOfBirth = ({ birth }: SagePerson): CivilDate => dateOf(birth.local)

const daysOf = ({ person, other, now }: SageQuestion) => [[dayOfBirth(person!), dayOfBirth(other!)], dateOf(now.local)] as const

/** Lists the possible views on the day of the question, likeliest first. */
export const listOfferedViews = (asked: SageQuestion): readonly MatchViewCode[] => listViewsByAge(...daysOf(asked))

/** Number of adults among the two on the day of the question. */
export const countAdultsInQuestion = (asked: SageQuestion): number => countGrownUps(...daysOf(asked))

/**
 * Returns the view that a question implies; the likeliest one if that is not offered, or if love is only a guess and
 * `family` is likelier.
 */
export function chooseViewCode(understanding: ParsedQuestion, offered: readonly MatchViewCode[]): MatchViewCode {
  const meant = meantBy(understanding)
  const isGuessed = meant === 'love' && !COUPLE_TOPICS.includes(understanding.topic ?? 'between')
  return !offered.includes(meant) || (isGuessed && offered[0] === 'family') ? offered[0]! : meant
}

/** Removes love and its time from a question if one of the two is not an adult. */
export function removeLoveTopic(understood: ParsedQuestion): ParsedQuestion {
  const { topic = 'between', asking } = understood
  if (topic !== 'between' && !COUPLE_TOPICS.includes(topic)) return understood
  return { ...understood, topic: 'between', part: undefined, span: undefined, asking: asking === 'how' ? asking : 'what' }
}
