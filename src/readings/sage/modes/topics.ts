import type { ShareCode } from '#bazi/index.ts'
import type { PurposeCode } from '../../daily/best-days.ts'
import type { Topic } from '../ask/understanding.ts'
import type { LifeField } from '../text/fields.ts'
import type { topicTexts } from '../text/topics.ts'

/** Topics that a single chart answers. */
export type SingleChartTopic = keyof typeof topicTexts

interface About {
  readonly field: LifeField
  /** Families of ten gods that the topic depends on, most important first. */
  readonly families: readonly [ShareCode, ...ShareCode[]]
  /** Purpose of the day search (`daily/purposes.ts`) that suits the topic. */
  readonly purpose?: PurposeCode
  /** `isGrown`: not for children. `isOffice`: not for people over seventy-five. */
  readonly isGrown?: true
  readonly isOffice?: true
}

export const TOPIC_FACTS: Readonly<Record<SingleChartTopic, About>> = {
  work: { field: 'work', families: ['officer', 'output'], purpose: 'signing', isGrown: true, isOffice: true },
  'change-job': { field: 'work', families: ['officer', 'resource'], purpose: 'signing', isGrown: true, isOffice: true },
  promotion: { field: 'work', families: ['officer', 'resource'], isGrown: true, isOffice: true },
  business: { field: 'work', families: ['wealth', 'output'], purpose: 'opening', isGrown: true, isOffice: true },
  trade: { field: 'work', families: ['wealth', 'output'], isGrown: true, isOffice: true },
  'partner-venture': { field: 'work', families: ['peer', 'wealth'], purpose: 'signing', isGrown: true, isOffice: true },
  'money-in': { field: 'money', families: ['wealth', 'output'], isGrown: true },
  saving: { field: 'money', families: ['wealth', 'resource'], isGrown: true },
  spending: { field: 'money', families: ['wealth', 'output'], isGrown: true },
  outlay: { field: 'money', families: ['wealth', 'peer'], isGrown: true },
  'money-out': { field: 'money', families: ['wealth', 'peer'], isGrown: true },
  debt: { field: 'money', families: ['peer', 'wealth'], purpose: 'signing', isGrown: true },
  collect: { field: 'money', families: ['peer', 'wealth'], isGrown: true },
  repay: { field: 'money', families: ['officer', 'wealth'], isGrown: true },
  support: { field: 'money', families: ['resource', 'wealth'], isGrown: true },
  wage: { field: 'work', families: ['wealth', 'officer'], isGrown: true, isOffice: true },
  signing: { field: 'work', families: ['officer', 'resource'], purpose: 'signing', isGrown: true },
  house: { field: 'money', families: ['resource', 'wealth'], purpose: 'signing', isGrown: true },
  'love-meeting': { field: 'love', families: ['wealth', 'officer'], purpose: 'meeting', isGrown: true },
  'love-existing': { field: 'love', families: ['officer', 'wealth'], isGrown: true },
  marriage: { field: 'love', families: ['officer', 'wealth'], purpose: 'wedding', isGrown: true },
  'break-up': { field: 'love', families: ['output', 'officer'], isGrown: true },
  purse: { field: 'love', families: ['wealth', 'officer'], isGrown: true },
  healing: { field: 'love', families: ['resource', 'output'], isGrown: true },
  family: { field: 'people', families: ['resource', 'peer'], purpose: 'meeting' },
  children: { field: 'people', families: ['output', 'resource'], isGrown: true },
  rapport: { field: 'people', families: ['output', 'resource'], isGrown: true },
  parents: { field: 'people', families: ['resource', 'wealth'], purpose: 'meeting' },
  friends: { field: 'people', families: ['peer', 'resource'], purpose: 'meeting' },
  treat: { field: 'people', families: ['peer', 'wealth'], isGrown: true },
  playmates: { field: 'people', families: ['peer', 'output'] },
  schooling: { field: 'people', families: ['output', 'resource'] },
  bonus: { field: 'money', families: ['wealth', 'officer'], isGrown: true, isOffice: true },
  rent: { field: 'money', families: ['wealth', 'resource'], isGrown: true },
  borrow: { field: 'money', families: ['wealth', 'officer'], purpose: 'signing', isGrown: true },
  resale: { field: 'money', families: ['wealth', 'output'], isGrown: true },
  sale: { field: 'money', families: ['wealth', 'resource'], purpose: 'signing', isGrown: true },
  study: { field: 'study', families: ['resource', 'output'] },
  exam: { field: 'study', families: ['resource', 'officer'] },
  results: { field: 'self', families: ['resource', 'officer'] },
  abroad: { field: 'travel', families: ['output', 'officer'], purpose: 'travelling', isGrown: true },
  travel: { field: 'travel', families: ['output', 'wealth'], purpose: 'travelling' },
  moving: { field: 'travel', families: ['resource', 'officer'], purpose: 'moving', isGrown: true },
  self: { field: 'self', families: ['peer', 'output'] },
  rest: { field: 'self', families: ['resource', 'output'] },
  habit: { field: 'self', families: ['resource', 'output'] },
  leave: { field: 'self', families: ['resource', 'output'], isGrown: true },
  timing: { field: 'self', families: ['wealth', 'officer'] },
  day: { field: 'self', families: ['output', 'wealth'] },
  year: { field: 'self', families: ['wealth', 'officer'] },
  'luck-cycle': { field: 'self', families: ['officer', 'resource'] },
  'lost-thing': { field: 'self', families: ['wealth', 'peer'] },
  decision: { field: 'self', families: ['officer', 'wealth'] },
}

/** Maps a topic to one that a single chart answers: `between` to love, `knowledge` to the self. */
export const singleChartTopicOf = (topic: Topic): SingleChartTopic =>
  topic === 'between' ? 'love-existing' : topic === 'knowledge' ? 'self' : topic

/** Topics whose time cannot be chosen: "when" is answered by their outlook. */
export const TOPICS_WITHOUT_TIME: readonly SingleChartTopic[] = ['healing', 'repay', 'wage', 'results', 'rapport', 'rest', 'bonus']

/** Topics whose outcome is worded as advice. */
export const ADVICE_TOPICS: readonly SingleChartTopic[] = [
  'schooling',
  'bonus',
  'rent',
  'borrow',
  'sale',
  'resale',
  'exam',
  'promotion',
  'change-job',
  'partner-venture',
  'business',
  'trade',
  'saving',
  'spending',
  'outlay',
  'debt',
  'collect',
  'repay',
  'wage',
  'signing',
  'results',
  'support',
  'rapport',
  'purse',
  'leave',
  'treat',
  'rest',
  'habit',
  'healing',
  'playmates',
  'house',
  'moving',
  'abroad',
  'travel',
  'children',
  'parents',
  'family',
]
