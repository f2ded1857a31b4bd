import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { MatchViewCode } from '#readings/match/index.ts'
import { createMatchReading, selectTextsByAge } from '#readings/match/index.ts'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import type { MatchPeople } from '../../terms/match-facts.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { LentTable } from './lent-table.tsx'
import { MatchPlates } from './match-plates.tsx'
import classes from './match-reader.module.css'
import { Because, TellingProvider, Told } from './told.tsx'
import { useMatchTexts } from './use-match-texts.ts'
import { Frictions, ViewSection } from './view-section.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** Two people beside each other, one view at a time: its answer, what it rests on, what each element is to the other, the years to come; `areGrown` if both are. */
export function MatchReader({ two, views, areGrown }: { two: MatchPeople; views: readonly MatchViewCode[]; areGrown: boolean }) {
  const { t } = useLingui()
  const texts = useMatchTexts()
  const [year] = useState(() => baziYearAt(new Date()))
  const [chosen, setChosen] = useState<MatchViewCode>()
  const reading = useMemo(() => createMatchReading(...two.pillars, year), [two, year])
  const telling = useMemo(() => ({ two, texts: selectTextsByAge(texts, areGrown) }), [two, texts, areGrown])
  // Other people may have fewer views.
  const shown = chosen && views.includes(chosen) ? chosen : views[0]!
  return (
    <TellingProvider value={telling}>
      <ViewTabs views={views} shown={shown} onShow={setChosen}>
        <ViewSection view={reading.views[shown]}>
          <MatchPlates relations={reading.relations} />
        </ViewSection>
      </ViewTabs>
      <div className={classes.section}>
        <SectionTitle>{t`五行相借`}</SectionTitle>
        <LentTable lent={reading.lent} />
        <Frictions frictions={reading.heavy} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`往后十年`}</SectionTitle>
        <ul className={classes.years}>
          {reading.years.map((sentence) => (
            <li key={`${sentence.id} ${sentence.about} ${sentence.because.length}`}>
              <p>
                <Told sentence={sentence} />
              </p>
              <Because facts={sentence.because} />
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.foot}>{t`这些话由规则从两张盘推出，仅供娱乐。合不合，只有两个人自己知道。`}</p>
    </TellingProvider>
  )
}
