/** What two people are to each other in the answer to a question: as it is asked, and as it becomes their ages. */
import type { CivilDate } from '#bazi/index.ts'
import type { MatchViewCode } from '../../match/index.ts'
import { grownUpsAmong, viewsOffered } from '../../match/index.ts'
import type { Topic, Understanding } from '../ask/understanding.ts'
import type { Asked, Subject } from '../asked.ts'

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
/** Of the two of them, whoever else is named. */
export const COUPLE: readonly Topic[] = ['love-meeting', 'love-existing', 'marriage', 'break-up']
const WORK: readonly Topic[] = ['work', 'promotion', 'business', 'partner-venture', 'debt']

const meantBy = ({ topic, about }: Understanding): MatchViewCode => {
  if (COUPLE.includes(topic ?? 'between')) return 'love'
  if (WORK.includes(topic ?? 'between') || about === 'boss') return 'work'
  if (about === 'parent' || about === 'child') return 'family'
  if (about === 'friend') return 'friendship'
  return LOVE.includes(topic ?? 'between') ? 'love' : 'friendship'
}

const dateOf = (local: string): CivilDate => {
  const [year, month, day] = local.slice(0, 10).split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
const dayOfBirth = ({ birth }: Subject): CivilDate => dateOf(birth.local)

const daysOf = ({ person, other, now }: Asked) => [[dayOfBirth(person!), dayOfBirth(other!)], dateOf(now.local)] as const

/** What the two may be to each other on the day of asking, the likeliest first. */
export const offeredTo = (asked: Asked): readonly MatchViewCode[] => viewsOffered(...daysOf(asked))

/** How many of the two are grown up on the day of asking. */
export const grownUpsIn = (asked: Asked): number => grownUpsAmong(...daysOf(asked))

/** The view that is asked for; where it is not offered, or love is only guessed across a generation, the likeliest. */
export function viewCodeOf(understanding: Understanding, offered: readonly MatchViewCode[]): MatchViewCode {
  const meant = meantBy(understanding)
  const isGuessed = meant === 'love' && !COUPLE.includes(understanding.topic ?? 'between')
  return !offered.includes(meant) || (isGuessed && offered[0] === 'family') ? offered[0]! : meant
}

/** Of love nothing is said to or about somebody who is not grown up, and no time for it. */
export function withoutLove(understood: Understanding): Understanding {
  const { topic = 'between', asking } = understood
  if (topic !== 'between' && !COUPLE.includes(topic)) return understood
  return { ...understood, topic: 'between', part: undefined, span: undefined, asking: asking === 'how' ? asking : 'what' }
}
