import { useLingui } from '@lingui/react/macro'
import type { HourField, HourRow } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { formatPattern } from '../../terms/patterns.ts'
import { PILLAR_HEAD_LABELS } from '../../terms/pillar-places.ts'
import { STRENGTH_LABELS } from '../../terms/strengths.ts'
import { TEN_GOD_LABELS } from '../../terms/ten-gods.ts'

/** Returns functions for the name of a compared field and its value at an hour. */
export function useHourMessages() {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const names: Readonly<Record<HourField, string>> = {
    year: _(PILLAR_HEAD_LABELS.year),
    month: _(PILLAR_HEAD_LABELS.month),
    day: _(PILLAR_HEAD_LABELS.day),
    hour: _(PILLAR_HEAD_LABELS.hour),
    hourGod: t`时干十神`,
    lifePalace: t`命宫`,
    strength: t`身强弱`,
    pattern: t`格局`,
    useful: _(FAVOUR_ROLE_LABELS.useful),
    joyful: _(FAVOUR_ROLE_LABELS.joyful),
    adverse: _(FAVOUR_ROLE_LABELS.adverse),
    luckStart: t`起运`,
  }
  function value(field: HourField, row: HourRow): string {
    switch (field) {
      case 'hourGod':
        return _(TEN_GOD_LABELS[row.hourGod])
      case 'strength':
        return STRENGTH_LABELS[locale][row.strength]
      case 'pattern':
        return formatPattern(messages, row.pattern)
      case 'useful':
      case 'joyful':
      case 'adverse':
        return _(ELEMENT_LABELS[row[field]])
      default:
        return row[field]
    }
  }
  return { name: (field: HourField) => names[field], value }
}
