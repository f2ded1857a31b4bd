import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ElementCode, PatternCode, TenGodCode } from '#bazi/index.ts'
import type { Translate } from '../language/translate.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { TEN_GOD_WORDS } from './ten-gods.ts'

type GodPattern = Extract<PatternCode, `${TenGodCode}ge`>
type TransformedPattern = Extract<PatternCode, `hua${string}`>

const GOD_PATTERN = msg({ message: '{god}格' })
const TRANSFORMED_PATTERN = msg({ message: '化{element}格' })

const TRANSFORMED: Record<TransformedPattern, ElementCode> = {
  huamuge: 'wood',
  huahuoge: 'fire',
  huatuge: 'earth',
  huajinge: 'metal',
  huashuige: 'water',
}

const NAMED: Record<Exclude<PatternCode, GodPattern | TransformedPattern>, MessageDescriptor> = {
  quzhige: msg`曲直格`,
  yanshangge: msg`炎上格`,
  jiasege: msg`稼穑格`,
  conggege: msg`从革格`,
  runxiage: msg`润下格`,
  congqiangge: msg`从强格`,
  congerge: msg`从儿格`,
  congcaige: msg`从财格`,
  congshage: msg`从杀格`,
  congshige: msg`从势格`,
  jianluge: msg`建禄格`,
  yangrenge: msg`羊刃格`,
  yuejiege: msg`月劫格`,
}

const isIn = <K extends string>(record: Record<K, unknown>, key: string): key is K => Object.hasOwn(record, key)

/** A pattern by its name: 食神格; those of the ten gods and of what a chart turns to are put together. */
export function patternTextOf(_: Translate, pattern: PatternCode): string {
  if (isIn(NAMED, pattern)) return _(NAMED[pattern])
  if (isIn(TRANSFORMED, pattern)) return _({ ...TRANSFORMED_PATTERN, values: { element: _(ELEMENT_WORDS[TRANSFORMED[pattern]]) } })
  return _({ ...GOD_PATTERN, values: { god: _(TEN_GOD_WORDS[pattern.slice(0, -2) as TenGodCode]) } })
}
