import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { NumberInput } from '@mantine/core'
import { castChart, type Explanation, type LuckElsewhere } from '#bazi/index.ts'
import { toBirthInput, standardOffsetOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { NO_PILLARS } from '../../chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '../../chart-table/pillar-picker/pillar-picker.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Explanations } from './explanations.tsx'
import { ReverseSearchResults } from './reverse-search-results.tsx'
import { useExplanations } from './use-explanations.ts'
import classes from './other-chart.module.css'

interface OtherChartScreenProps {
  archive: Archive
  /** Adopts the rules of the other source for this archive. */
  onAgree: (explanation: Explanation) => void
  /** Starts a new archive with a clock time, `YYYY-MM-DDTHH:mm:ss`. */
  onCreateArchive: (local: string) => void
}

/** Explains why another app shows a different chart, from the pillars it shows. */
export function OtherChartScreen({ archive, onAgree, onCreateArchive }: OtherChartScreenProps) {
  const { t } = useLingui()
  const [pillars, setPillars] = useState(NO_PILLARS)
  const [luck, setLuck] = useState<LuckElsewhere>({})
  const deferredPillars = useDeferredValue(pillars)
  const chart = useMemo(() => castChart(toBirthInput(archive)), [archive])
  const place = useMemo(() => ({ lng: archive.lng, offsetSeconds: standardOffsetOf(archive) }), [archive])
  const found = useExplanations(archive, deferredPillars, Object.keys(luck).length > 0 ? luck : undefined)
  return (
    <div className={classes.root}>
      <p className={classes.lead}>{t`把那边的四柱填进来，这里逐条试各家的算法，说出差在哪一步。`}</p>
      <PillarPicker pillars={pillars} onChange={setPillars} />
      <LuckStartFields luck={luck} onChange={setLuck} />
      <div aria-live="polite">
        {found && (
          <>
            <SectionTitle>{t`差在哪里`}</SectionTitle>
            <Explanations chart={chart} found={found} onAgree={onAgree} />
          </>
        )}
      </div>
      {found?.length === 0 && <ReverseSearchResults pillars={deferredPillars} place={place} onCreateArchive={onCreateArchive} />}
    </div>
  )
}

interface LuckFieldsProps {
  luck: LuckElsewhere
  onChange: (luck: LuckElsewhere) => void
}

/** Fields for the start of luck as shown by the other app; it decides between explanations that fit the pillars equally. */
function LuckStartFields({ luck, onChange }: LuckFieldsProps) {
  const { t } = useLingui()
  const field = (part: 'years' | 'months' | 'days', label: string, max: number) => (
    <NumberInput
      label={label}
      value={luck[part] ?? ''}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      onChange={(value) => {
        const { [part]: _old, ...others } = luck
        onChange(typeof value === 'number' ? { ...others, [part]: value } : others)
      }}
    />
  )
  return (
    <fieldset className={classes.luck}>
      <legend>{t`那边写的起运（可不填）`}</legend>
      {field('years', t`岁`, 11)}
      {field('months', t({ message: '个月', context: 'luck' }), 11)}
      {field('days', t({ message: '天', context: 'luck' }), 30)}
    </fieldset>
  )
}
