import { useLingui } from '@lingui/react/macro'
import type { HourField, HourRow } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { ELEMENT_WORDS } from '../../terms/elements.ts'
import { FAVOUR_ROLE_WORDS } from '../../terms/favour-roles.ts'
import { patternTextOf } from '../../terms/patterns.ts'
import { PILLAR_HEAD_WORDS } from '../../terms/pillar-places.ts'
import { STRENGTH_WORDS } from '../../terms/strengths.ts'
import { TEN_GOD_WORDS } from '../../terms/ten-gods.ts'

/** What the twelve charts are compared by: its name, and what an hour makes of it. */
export function useHourWords() {
  const { t } = useLingui()
  const words = useWords()
  const { _, locale } = words
  const names: Readonly<Record<HourField, string>> = {
    year: _(PILLAR_HEAD_WORDS.year),
    month: _(PILLAR_HEAD_WORDS.month),
    day: _(PILLAR_HEAD_WORDS.day),
    hour: _(PILLAR_HEAD_WORDS.hour),
    hourGod: t`时干十神`,
    lifePalace: t`命宫`,
    strength: t`身强弱`,
    pattern: t`格局`,
    useful: _(FAVOUR_ROLE_WORDS.useful),
    joyful: _(FAVOUR_ROLE_WORDS.joyful),
    adverse: _(FAVOUR_ROLE_WORDS.adverse),
    luckStart: t`起运`,
  }
  function value(field: HourField, row: HourRow): string {
    switch (field) {
      case 'hourGod':
        return _(TEN_GOD_WORDS[row.hourGod])
      case 'strength':
        return STRENGTH_WORDS[locale][row.strength]
      case 'pattern':
        return patternTextOf(words, row.pattern)
      case 'useful':
      case 'joyful':
      case 'adverse':
        return _(ELEMENT_WORDS[row[field]])
      default:
        return row[field]
    }
  }
  return { name: (field: HourField) => names[field], value }
}
