import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { reverseSearch, type SearchPlace, type SearchRules, type SearchResult } from '#bazi/index.ts'
import { computeClockMidpoint } from '../../calendar/clock-midpoint.ts'
import { useMessages } from '../../language/use-messages.ts'
import { type PickedPillars, formatPickedPillars } from '../../chart-table/pillar-picker/picked-pillars.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { RowButton } from '../../ui/row.tsx'
import classes from './reverse-search-results.module.css'

interface ReverseSearchResultsProps {
  pillars: PickedPillars
  place: SearchPlace
  onCreateArchive: (local: string) => void
}

/** Rule sets of the search: the built-in rules first, then other common ones. */
const RULES: readonly SearchRules[] = [
  { solarTime: true, zi: '23' },
  { solarTime: false, zi: '23' },
  { solarTime: true, zi: '24' },
  { solarTime: false, zi: '24' },
]

/** All times from 1850 to 2100 with the given pillars, for each set of common rules. The hour pillar is optional. */
export function ReverseSearchResults({ pillars, place, onCreateArchive }: ReverseSearchResultsProps) {
  const { t } = useLingui()
  const texts = useMemo(() => formatPickedPillars(pillars), [pillars])
  const isWhole = texts.slice(0, 3).every((text) => text !== null && !text.includes('?')) && !texts[3]?.includes('?')
  const standings = useMemo(() => (isWhole ? reverseSearch(texts, place, RULES) : null), [isWhole, texts, place])
  if (!standings) return <p className={classes.note}>{t`年、月、日三柱填全了，就能查出它们在哪些日子。`}</p>
  const first = standings[0]!
  const others = standings.slice(1).filter((one) => timesOf(one) !== timesOf(first))
  return (
    <div aria-live="polite">
      <SectionTitle>{t`这四柱在哪些时候`}</SectionTitle>
      <Times standing={first} onCreateArchive={onCreateArchive} />
      {others.map((standing) => (
        <details key={JSON.stringify(standing.rules)} className={classes.others}>
          <summary>
            <RulesText rules={standing.rules} />
          </summary>
          <Times standing={standing} onCreateArchive={onCreateArchive} />
        </details>
      ))}
    </div>
  )
}

const timesOf = ({ intervals }: SearchResult) => intervals.map(({ fromUtc, toUtc }) => fromUtc + toUtc).join()

function RulesText({ rules: { solarTime, zi } }: { rules: SearchRules }) {
  const { t } = useLingui()
  const clock = solarTime ? t`按真太阳时` : t`按钟表时间`
  const day = zi === '23' ? t({ message: '二十三点换日', context: 'rule' }) : t({ message: '零点换日', context: 'rule' })
  return t`若${clock}，${day}`
}

function Times({ standing: { intervals }, onCreateArchive }: { standing: SearchResult; onCreateArchive: (local: string) => void }) {
  const { t } = useLingui()
  const clocks = createClockFormatter(useMessages())
  const when = (local: string) => clocks.dateTime(clocks.date(local), clocks.shortest(local))
  if (intervals.length === 0) return <p className={classes.note}>{t`从 1850 年到 2100 年，没有一个时刻是这四柱。请再核对一遍。`}</p>
  return intervals.map(({ fromLocal, toLocal }) => (
    <RowButton key={fromLocal} onClick={() => onCreateArchive(computeClockMidpoint(fromLocal, toLocal))} detail={t`用这个时间立一份档案`}>
      {`${when(fromLocal)} – ${fromLocal.slice(0, 10) === toLocal.slice(0, 10) ? clocks.shortest(toLocal) : when(toLocal)}`}
    </RowButton>
  ))
}
