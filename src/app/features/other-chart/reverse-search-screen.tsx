import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { SearchPlace } from '#bazi/index.ts'
import { standardOffsetOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { NO_PILLARS } from '../../chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '../../chart-table/pillar-picker/pillar-picker.tsx'
import { useMessages } from '../../language/use-messages.ts'
import classes from './other-chart.module.css'
import { ReverseSearchResults } from './reverse-search-results.tsx'

/** Beijing time at its standard meridian. */
const BEIJING: SearchPlace = { lng: 120, offsetSeconds: 28_800 }

/** Finds the birth times with the given pillars: four, or three without the hour. */
export function ReverseSearchScreen({
  archives,
  onCreateArchive,
}: {
  archives: readonly Archive[]
  onCreateArchive: (local: string) => void
}) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const [pillars, setPillars] = useState(NO_PILLARS)
  const [placeOf, setPlaceOf] = useState('')
  const whose = archives.find(({ archive_id }) => archive_id === placeOf)
  const place = useMemo(() => (whose ? { lng: whose.lng, offsetSeconds: standardOffsetOf(whose) } : BEIJING), [whose])
  return (
    <div className={classes.root}>
      <p className={classes.lead}>{t`只有四柱，没有生日：填进来，看它们在 1850 到 2100 年间的哪些时刻。`}</p>
      <PillarPicker pillars={pillars} onChange={setPillars} />
      <NativeSelect
        label={t`按哪里的钟`}
        description={t`按标准时间，不算夏令时`}
        value={placeOf}
        onChange={({ currentTarget }) => setPlaceOf(currentTarget.value)}
        data={[
          { value: '', label: t`北京时间（东经 120°）` },
          ...archives.map(({ archive_id, user_name, place_name }) => ({
            value: archive_id,
            label: t({ message: `${user_name}的出生地：${place_name[locale]}` }),
          })),
        ]}
      />
      <ReverseSearchResults pillars={pillars} place={place} onCreateArchive={onCreateArchive} />
    </div>
  )
}
