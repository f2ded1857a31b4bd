import { msg } from '@lingui/core/macro'
import type { StemCode } from '#bazi/index.ts'
import { STEM_HAN } from '#bazi/index.ts'
import type { Translate } from '../language/translate.ts'

const STEM_TEXT = msg({ message: '{han}', context: 'ganzhi' })

/** A stem in running text: 庚; Geng. */
export function stemTextOf(_: Translate, stem: StemCode): string {
  return _({ ...STEM_TEXT, values: { han: STEM_HAN[stem], roman: stem.charAt(0).toUpperCase() + stem.slice(1) } })
}
