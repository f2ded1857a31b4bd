import { msg } from '@lingui/core/macro'
import type { StemCode } from '#bazi/index.ts'
import { STEM_HAN } from '#bazi/index.ts'
import type { Translator } from '../language/translator.ts'

const STEM_TEXT = msg({ message: '{han}', context: 'ganzhi' })

/** Formats a stem in running text: 庚; Geng. */
export function stemTextOf(_: Translator, stem: StemCode): string {
  return _({ ...STEM_TEXT, values: { han: STEM_HAN[stem], roman: stem.charAt(0).toUpperCase() + stem.slice(1) } })
}
