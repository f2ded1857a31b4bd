import type { ElementCode, PatternCode, TenGodCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'

/* Texts outside the message catalogues, for which the first screen waits: they load with the screens that use them. */

type GodPattern = Extract<PatternCode, `${TenGodCode}ge`>
type TransformedPattern = Extract<PatternCode, `hua${string}`>
type NamedPattern = Exclude<PatternCode, GodPattern | TransformedPattern>

const TRANSFORMED: Record<TransformedPattern, ElementCode> = {
  huamuge: 'wood',
  huahuoge: 'fire',
  huatuge: 'earth',
  huajinge: 'metal',
  huashuige: 'water',
}

const GOD_PATTERN: Record<Locale, (god: string) => string> = {
  zh_CN: (god) => `${god}格`,
  zh_TW: (god) => `${god}格`,
  en_US: (god) => `${god} pattern`,
}

const TRANSFORMED_PATTERN: Record<Locale, (element: string) => string> = {
  zh_CN: (element) => `化${element}格`,
  zh_TW: (element) => `化${element}格`,
  en_US: (element) => `${element} transformed`,
}

const NAMED: Record<Locale, Record<NamedPattern, string>> = {
  zh_CN: {
    quzhige: '曲直格',
    yanshangge: '炎上格',
    jiasege: '稼穑格',
    conggege: '从革格',
    runxiage: '润下格',
    congqiangge: '从强格',
    congerge: '从儿格',
    congcaige: '从财格',
    congshage: '从杀格',
    congshige: '从势格',
    jianluge: '建禄格',
    yangrenge: '羊刃格',
    yuejiege: '月劫格',
  },
  zh_TW: {
    quzhige: '曲直格',
    yanshangge: '炎上格',
    jiasege: '稼穡格',
    conggege: '從革格',
    runxiage: '潤下格',
    congqiangge: '從強格',
    congerge: '從兒格',
    congcaige: '從財格',
    congshage: '從殺格',
    congshige: '從勢格',
    jianluge: '建祿格',
    yangrenge: '羊刃格',
    yuejiege: '月劫格',
  },
  en_US: {
    quzhige: 'Quzhi (Wood) pattern',
    yanshangge: 'Yanshang (Fire) pattern',
    jiasege: 'Jiase (Earth) pattern',
    conggege: 'Congge (Metal) pattern',
    runxiage: 'Runxia (Water) pattern',
    congqiangge: 'All-support pattern',
    congerge: 'Following output',
    congcaige: 'Following wealth',
    congshage: 'Following killings',
    congshige: 'Following the tide',
    jianluge: 'Jianlu pattern',
    yangrenge: 'Blade pattern',
    yuejiege: 'Month-peer pattern',
  },
}

const isIn = <K extends string>(record: Record<K, unknown>, key: string): key is K => Object.hasOwn(record, key)

/** Formats the name of a pattern: 食神格. Composes the names of ten-god and transformed patterns. */
export function formatChartPattern({ _, locale }: Messages, pattern: PatternCode): string {
  if (isIn(NAMED[locale], pattern)) return NAMED[locale][pattern]
  if (isIn(TRANSFORMED, pattern)) return TRANSFORMED_PATTERN[locale](_(ELEMENT_LABELS[TRANSFORMED[pattern]]))
  return GOD_PATTERN[locale](_(TEN_GOD_LABELS[pattern.slice(0, -2) as TenGodCode]))
}
