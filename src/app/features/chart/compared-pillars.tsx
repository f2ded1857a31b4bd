import type { Chart, PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'

interface ComparedPillarsProps {
  chart: Chart
  differs: readonly PillarPlace[]
  className: string | undefined
}

/** Four pillars of one of two compared charts; those that differ have `data-differs`. */
export function ComparedPillars({ chart, differs, className }: ComparedPillarsProps) {
  const { _ } = useMessages()
  return (
    <dl className={className}>
      {PILLAR_PLACES.map((place) => {
        const pair = chart.pillars[place]!
        return (
          <div key={place} data-differs={differs.includes(place) || undefined}>
            <dt>{_(PILLAR_HEAD_LABELS[place])}</dt>
            <dd>
              <StemCharacter stem={pair.stem} />
              <BranchCharacter branch={pair.branch} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
