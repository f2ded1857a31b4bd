import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { castChart, type Explanation, type LuckElsewhere } from '#bazi/index.ts'
import { castInputOf, standardOffsetOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { NO_PILLARS } from '../../plate/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '../../plate/pillar-picker/pillar-picker.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Explanations } from './explanations.tsx'
import { LuckFields } from './luck-fields.tsx'
import classes from './other-chart.module.css'
import { Standings } from './standings.tsx'
import { useExplanations } from './use-explanations.ts'

interface OtherChartScreenProps {
  archive: Archive
  /** Casts the archive's chart by the rules of the other source. */
  onAgree: (explanation: Explanation) => void
  /** Begins a new archive at a clock time, `YYYY-MM-DDTHH:mm:ss`. */
  onTake: (local: string) => void
}

/** Why another app shows another chart: its pillars go in, the rule that parts the two comes out. */
export function OtherChartScreen({ archive, onAgree, onTake }: OtherChartScreenProps) {
  const { t } = useLingui()
  const [pillars, setPillars] = useState(NO_PILLARS)
  const [luck, setLuck] = useState<LuckElsewhere>({})
  const told = useDeferredValue(pillars)
  const chart = useMemo(() => castChart(castInputOf(archive)), [archive])
  const place = useMemo(() => ({ lng: archive.lng, offsetSeconds: standardOffsetOf(archive) }), [archive])
  const found = useExplanations(archive, told, Object.keys(luck).length > 0 ? luck : undefined)
  return (
    <div className={classes.root}>
      <p className={classes.lead}>{t`把那边的四柱填进来，这里逐条试各家的算法，说出差在哪一步。`}</p>
      <PillarPicker pillars={pillars} onChange={setPillars} />
      <LuckFields luck={luck} onChange={setLuck} />
      <div aria-live="polite">
        {found && (
          <>
            <SectionTitle>{t`差在哪里`}</SectionTitle>
            <Explanations chart={chart} found={found} onAgree={onAgree} />
          </>
        )}
      </div>
      {found?.length === 0 && <Standings pillars={told} place={place} onTake={onTake} />}
    </div>
  )
}
