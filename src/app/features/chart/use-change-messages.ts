import { useLingui } from '@lingui/react/macro'
import type { PillarPlace, PillarTexts, SwitchedResult } from '#bazi/index.ts'
import { ganzhiOfText } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatList } from '../../terms/list.ts'
import { PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'

/** Returns functions that format pairs, pillar names and changes of pillars. */
export function usePillarChangeMessages() {
  const { t } = useLingui()
  const { _, locale } = useMessages()

  const pairText = (text: string) => {
    const pair = ganzhiOfText(text)
    return pair ? pairTextOf(_, pair) : text
  }
  const changeOf = (pillars: PillarTexts) => (place: PillarPlace) => {
    const pillar = _(PILLAR_LABELS[place])
    const pair = pairText(pillars[place] ?? '')
    return t`${pillar}变${pair}`
  }

  return {
    /** Examples: 庚辰; Geng Chen. */
    pairText,
    /** Examples: 年柱和月柱; the year pillar and the month pillar. */
    pillarsText: (places: readonly PillarPlace[]) =>
      formatList(
        locale,
        places.map((place) => _(PILLAR_LABELS[place])),
      ),
    /** Example: 日柱变丁酉; '' if nothing changes. */
    changesText: ({ differs, pillars }: Pick<SwitchedResult, 'differs' | 'pillars'>) => formatList(locale, differs.map(changeOf(pillars))),
  }
}
