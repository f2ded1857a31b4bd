import type { ElementCode, TenGodCode } from '#bazi/index.ts'

/** Views of a comparison: kinds of relationship between two people. */
export const MATCH_VIEWS = ['love', 'work', 'friendship', 'family'] as const
export type MatchViewCode = (typeof MATCH_VIEWS)[number]

/** Index of the first or the second chart. */
export type Side = 0 | 1
export const SIDES = [0, 1] as const

/** Relation of the two day stems; `alike` and `unlike` compare their polarity, `joined` is 五合. */
export type StemTie = 'peers' | 'feeds-alike' | 'feeds-unlike' | 'rules-alike' | 'rules-unlike' | 'joined'

/** Favourable relation of the two branches that a view compares. */
export type Bond = 'six' | 'half' | 'hidden' | 'same'
/** Unfavourable relation of the two branches that a view compares. */
export type Friction = 'clash' | 'punish' | 'harm' | 'break'

/** A star of one chart that is in the other's pillars: `noble` is 天乙贵人, `bloom` is 红鸾 or 天喜. */
export type SharedStar = 'noble' | 'bloom'

/** The two strengths combined: both weak, both strong, one of each, or one balanced. */
export type StrengthPairing = 'low' | 'high' | 'mixed' | 'level'

type StarIn = `love.bloom${'' | '-both'}` | `${Exclude<MatchViewCode, 'love'>}.noble${'' | '-both'}`
export type YearKind = 'joined-both' | 'clashed-both' | 'crossed' | 'clashed-one' | 'fed-both' | 'tired-both' | 'joined-one'

/** Ids of all sentences. */
export type SentenceId =
  | `${MatchViewCode}.line.${StemTie}`
  | `${MatchViewCode}.gives.${TenGodCode}`
  | `${MatchViewCode}.lends.${ElementCode | 'both'}`
  | `${MatchViewCode}.bond.${Bond}`
  | `${MatchViewCode}.${'rub' | 'ease'}.${Friction | Exclude<StemTie, 'joined'>}`
  | `${MatchViewCode}.deed.${'peers' | 'feeds' | 'rules' | StrengthPairing | 'same-use' | 'two-uses'}`
  | StarIn
  | `heavy.${'rub' | 'ease'}.${ElementCode | 'both'}`
  | `years.${YearKind}`

/** Ids of text fragments: shared activities by element, and formats of elements and years. */
export type FragmentId = `${MatchViewCode}.do.${ElementCode}` | `element.${ElementCode}` | 'year' | 'comma'

/** Sentences that have another text if both relatives are adults (nothing about bedtimes, house rules or children's games). */
export const ADULT_SENTENCE_IDS = [
  'family.line.rules-alike',
  'family.gives.shangguan',
  'family.gives.zhengcai',
  'family.gives.zhengyin',
  'family.lends.wood',
  'family.lends.earth',
  'family.lends.water',
  'family.rub.break',
  'family.ease.break',
  'family.rub.peers',
  'family.ease.peers',
  'family.rub.feeds-alike',
  'family.ease.feeds-alike',
  'family.rub.feeds-unlike',
  'family.ease.feeds-unlike',
  'family.ease.rules-alike',
  'family.deed.feeds',
  'family.deed.rules',
  'family.deed.low',
  'family.deed.high',
  'family.deed.level',
  'family.deed.same-use',
  'family.deed.two-uses',
  'family.do.wood',
  'family.do.fire',
  'family.do.earth',
  'family.do.metal',
  'family.do.water',
] as const satisfies readonly (SentenceId | FragmentId)[]
export type AdultMatchTexts = Readonly<Record<`grown.${(typeof ADULT_SENTENCE_IDS)[number]}`, string>>

export type TextId = SentenceId | FragmentId | keyof AdultMatchTexts
export type Texts = Readonly<Record<TextId, string>>
