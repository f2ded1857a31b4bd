/** What two people ask of a matter beside the two of them: a line of its own, and who of the two. */
import { normal } from '../ask/normal.ts'
import type { OwnTopic } from './topics.ts'
import type { Person } from '../../facts/person.ts'
import { percentName } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import { said, textIn } from '../said.ts'
import { pairMatters, pairWho } from '../text/fb.ts'

type Matter = keyof typeof pairMatters

const MATTERS: Readonly<Partial<Record<OwnTopic, Matter>>> = {
  'money-in': 'money',
  'money-out': 'money',
  debt: 'money',
  house: 'house',
  moving: 'house',
  children: 'children',
  family: 'kin',
  parents: 'kin',
  study: 'study',
  exam: 'study',
  travel: 'travel',
  abroad: 'travel',
  rest: 'rest',
}

/** Yes or no of these is answered by the time of both. */
export const OF_TIME: readonly OwnTopic[] = [
  'house',
  'moving',
  'exam',
  'study',
  'travel',
  'abroad',
  'debt',
  'money-out',
  'money-in',
  'lost-thing',
  'decision',
  'break-up',
  'marriage',
  'children',
]

/** In words, how the two take the matter; undefined where the two of them are the matter. */
export function matterLine(topic: OwnTopic, rubs: boolean, locale: Locale): string | undefined {
  const matter = MATTERS[topic]
  return matter === undefined ? undefined : textIn(pairMatters[matter][rubs ? 'rubs' : 'eased'], locale)
}

const WHO = /谁|哪一?个人|\bwho\b|\bwhich (one )?of us\b/
/** What a duty goes by, in order. */
const DUTIES = [
  ['wealth', /钱|账|财|款|存折|工资|预算|\bmoney|\bbudget|\bbooks\b|\bbills|\bfinanc|\bsav|\baccounts?/],
  ['output', /出面|谈|外|跑|销售|客户|说|教|\btalk|\bsell|\bsales|\bclients?|\bcustomers?|\bfront|\bpitch|\bteach/],
  ['officer', /管|当|做主|拿主意|负责|领头|老板|组长|法人|说了算|\brun\b|\blead|\bin charge|\bboss|\bdecid|\bmanage|\bcharge/],
] as const

/** Who of the two is nearer to a duty, by the share it goes by. */
export function whoLine(question: string, peopleOf: () => readonly [Person, Person], names: readonly [string, string], locale: Locale) {
  const text = normal(question)
  if (!WHO.test(text)) return undefined
  const family = DUTIES.find(([, words]) => words.test(text))?.[0]
  if (family === undefined) return undefined
  const shares = peopleOf().map(({ analysis }) => analysis.shares[family]) as [number, number]
  const first = shares[0] >= shares[1] ? 0 : 1
  const slots = {
    name: names[first],
    other: names[1 - first]!,
    share: percentName(shares[first], locale),
    less: percentName(shares[1 - first]!, locale),
  }
  return said(pairWho[family], locale, slots)
}
