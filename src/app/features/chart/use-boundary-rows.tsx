import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { analyseChart, type Chart, elementOfBranch, elementOfStem, type TenGodCode } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { formatLuckAge } from '../../terms/luck-start.ts'
import { formatPattern } from '../../terms/patterns.ts'
import { stemTextOf } from '../../terms/stem-text.ts'
import { ANIMAL_LABELS, branchTextOf } from '../../terms/stems-branches.ts'
import { STRENGTH_LABELS } from '../../terms/strengths.ts'
import { DAY_MASTER_LABEL, TEN_GOD_LABELS } from '../../terms/ten-gods.ts'
import type { BirthTimeBoundary } from './boundary.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'

/** Fact of a chart; facts are compared by `text`. */
interface Fact {
  readonly label: string
  readonly text: string
  /** Rendered form, if it differs from the plain text. */
  readonly shown?: ReactNode
}

export interface BoundaryRow {
  readonly label: string
  readonly before: ReactNode
  readonly after: ReactNode
}

/** Returns the facts that differ between the two charts of a boundary. */
export function useBoundaryRows({ before, after }: BirthTimeBoundary): readonly BoundaryRow[] {
  const factsOf = useFacts()
  const others = factsOf(after.chart)
  return factsOf(before.chart).flatMap(({ label, text, shown }, i) => {
    const other = others[i]!
    return text === other.text ? [] : [{ label, before: shown ?? text, after: other.shown ?? other.text }]
  })
}

function useFacts() {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const comma = t({ message: '，', context: 'comma' })
  const godText = (god: TenGodCode | null) => (god ? _(TEN_GOD_LABELS[god]) : '')
  return (chart: Chart): readonly Fact[] => {
    const { year, month, day, hour } = chart.pillars
    const [first] = chart.luck.pillars
    const { strength, pattern, useful } = analyseChart(chart)
    return [
      { label: _(DAY_MASTER_LABEL), text: [stemTextOf(_, day.stem), _(ELEMENT_LABELS[elementOfStem(day.stem)])].join(comma) },
      { label: t`年干`, text: godText(year.tenGod) },
      { label: t`月令`, text: [branchTextOf(_, month.branch), _(ELEMENT_LABELS[elementOfBranch(month.branch)])].join(comma) },
      { label: t`时干`, text: godText(hour!.tenGod) },
      { label: t`生肖`, text: _(ANIMAL_LABELS[year.branch]) },
      { label: t`起运`, text: [formatLuckAge(_, chart.luck), chart.luck.forward ? t`顺行` : t`逆行`].join(comma) },
      {
        label: t`首运`,
        text: first!.ganzhi,
        shown: (
          <>
            <StemCharacter stem={first!.stem} />
            <BranchCharacter branch={first!.branch} />
          </>
        ),
      },
      { label: t`旺衰`, text: STRENGTH_LABELS[locale][strength.class] },
      { label: t`格局`, text: formatPattern(messages, pattern) },
      { label: t`用神`, text: _(ELEMENT_LABELS[useful]) },
    ]
  }
}
