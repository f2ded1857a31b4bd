import { names, type RelationType } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues: loaded with the chart text that uses them. */

interface ChartTextLabels {
  /** Introduction for the reader (a person or a language model), before the facts. */
  readonly head: (engine: string, rules: string) => string
  readonly colon: string
  readonly comma: string
  readonly semicolon: string
  readonly hidden: string
  readonly stage: string
  readonly stars: string
  readonly unknownHour: string
  readonly elements: string
  readonly families: string
  readonly strength: string
  readonly season: string
  readonly root: string
  readonly support: string
  readonly yes: string
  readonly no: string
  readonly pattern: string
  readonly relations: string
  readonly none: string
  readonly relation: Readonly<Record<RelationType, string>>
  readonly towards: (element: string) => string
  readonly luck: string
  readonly forward: string
  readonly backward: string
  readonly uncertain: (days: number) => string
  readonly now: string
  readonly clock: { readonly solar: string; readonly civil: string }
  readonly day: Readonly<Record<'23' | '24', string>>
  readonly school: string
}

const TAIWAN: Readonly<Record<string, string>> = { 冲: '沖', 会: '會' }
const RELATIONS_TW = Object.fromEntries(
  Object.entries(names.relations).map(([type, han]) => [type, han.replaceAll(/[冲会]/g, (char) => TAIWAN[char]!)]),
) as Record<RelationType, string>

export const CHART_TEXT_LABELS: Record<Locale, ChartTextLabels> = {
  zh_CN: {
    head: (engine, rules) =>
      `以下命盘由命书的引擎算出（引擎 ${engine}，规则 ${rules}）。请照这些事实作答，不要另行排盘，盘上没有的不要说有。仅供娱乐，不谈病、官司、投资与寿数。`,
    colon: '：',
    comma: '，',
    semicolon: '；',
    hidden: '藏',
    stage: '长生',
    stars: '神煞',
    unknownHour: '不详，以下按三柱算',
    elements: '五行',
    families: '十神各家',
    strength: '日主强弱',
    season: '得令',
    root: '得地',
    support: '得势',
    yes: '是',
    no: '否',
    pattern: '格局',
    relations: '干支关系',
    none: '无',
    relation: names.relations,
    towards: (element) => `向${element}`,
    luck: '大运',
    forward: '顺行',
    backward: '逆行',
    uncertain: (days) => `起运前后可差 ${days} 天`,
    now: '此刻',
    clock: { solar: '日柱和时柱用真太阳时', civil: '日柱和时柱用钟表时间' },
    day: { '23': '23:00 换日', '24': '0:00 换日' },
    school: '用了别派的排法',
  },
  zh_TW: {
    head: (engine, rules) =>
      `以下命盤由命書的引擎算出（引擎 ${engine}，規則 ${rules}）。請照這些事實作答，不要另行排盤，盤上沒有的不要說有。僅供娛樂，不談病、官司、投資與壽數。`,
    colon: '：',
    comma: '，',
    semicolon: '；',
    hidden: '藏',
    stage: '長生',
    stars: '神煞',
    unknownHour: '不詳，以下按三柱算',
    elements: '五行',
    families: '十神各家',
    strength: '日主強弱',
    season: '得令',
    root: '得地',
    support: '得勢',
    yes: '是',
    no: '否',
    pattern: '格局',
    relations: '干支關係',
    none: '無',
    relation: RELATIONS_TW,
    towards: (element) => `向${element}`,
    luck: '大運',
    forward: '順行',
    backward: '逆行',
    uncertain: (days) => `起運前後可差 ${days} 天`,
    now: '此刻',
    clock: { solar: '日柱和時柱用真太陽時', civil: '日柱和時柱用鐘錶時間' },
    day: { '23': '23:00 換日', '24': '0:00 換日' },
    school: '用了別派的排法',
  },
  en_US: {
    head: (engine, rules) =>
      `A Bazi chart computed by the Mingshu engine (engine ${engine}, rules ${rules}). Answer from these facts, don’t cast the chart again, and name nothing that isn’t in it. For entertainment: no illness, lawsuits, investments or length of life.`,
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    hidden: 'hidden',
    stage: 'life stage',
    stars: 'stars',
    unknownHour: 'unknown, all below rests on three pillars',
    elements: 'Elements',
    families: 'Families of the ten gods',
    strength: 'Strength of the day master',
    season: 'in season',
    root: 'rooted',
    support: 'supported',
    yes: 'yes',
    no: 'no',
    pattern: 'Pattern',
    relations: 'Relations',
    none: 'none',
    relation: {
      'stem-combine': 'stems combine',
      'stem-clash': 'stems clash',
      'six-combine': 'six-combine',
      'half-three': 'half of a three-combine',
      'arch-three': 'arch of a three-combine',
      clash: 'clash',
      punish: 'punishment',
      'self-punish': 'self-punishment',
      harm: 'harm',
      break: 'break',
      'hidden-combine': 'hidden combine',
      'three-combine': 'three-combine',
      'three-meeting': 'three-meeting',
    },
    towards: (element) => `towards ${element}`,
    luck: 'Luck cycles',
    forward: 'forward',
    backward: 'backward',
    uncertain: (days) => `the start may lie ${days} days off either way`,
    now: 'Now',
    clock: { solar: 'day and hour by apparent solar time', civil: 'day and hour by the clock' },
    day: { '23': 'the day turns at 23:00', '24': 'the day turns at 0:00' },
    school: 'Rules of other schools',
  },
}
