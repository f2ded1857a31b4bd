import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { MatchViewCode } from '#readings/match/index.ts'
import { createMatchReading, selectTextsByAge } from '#readings/match/index.ts'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import type { MatchPeople } from '../../terms/match-facts.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { ElementExchangeTable } from './lent-table.tsx'
import { MatchCharts } from './match-charts.tsx'
import classes from './match-reader.module.css'
import { SentenceFacts, MatchContextProvider, SentenceText } from './match-context.tsx'
import { useMatchTexts } from './use-match-texts.ts'
import { FrictionList, ViewSection } from './view-section.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** Reading of two people, one view at a time: main sentence, reasons, element exchange and coming years. `areAdults`: both are adults. */
export function MatchReader({ two, views, areAdults }: { two: MatchPeople; views: readonly MatchViewCode[]; areAdults: boolean }) {
  const { t } = useLingui()
  const texts = useMatchTexts()
  const [year] = useState(() => baziYearAt(new Date()))
  const [chosen, setChosen] = useState<MatchViewCode>()
  const reading = useMemo(() => createMatchReading(...two.pillars, year), [two, year])
  const matchContext = useMemo(() => ({ two, texts: selectTextsByAge(texts, areAdults) }), [two, texts, areAdults])
  // Another pair may have fewer views.
  const shown = chosen && views.includes(chosen) ? chosen : views[0]!
  return (
    <MatchContextProvider value={matchContext}>
      <ViewTabs views={views} shown={shown} onShow={setChosen}>
        <ViewSection view={reading.views[shown]}>
          <MatchCharts relations={reading.relations} />
        </ViewSection>
      </ViewTabs>
      <div className={classes.section}>
        <SectionTitle>{t`五行相借`}</SectionTitle>
        <ElementExchangeTable lent={reading.lent} />
        <FrictionList frictions={reading.heavy} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`往后十年`}</SectionTitle>
        <ul className={classes.years}>
          {reading.years.map((sentence) => (
            <li key={`${sentence.id} ${sentence.about} ${sentence.because.length}`}>
              <p>
                <SentenceText sentence={sentence} />
              </p>
              <SentenceFacts facts={sentence.because} />
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.foot}>{t`这些话由规则从两张盘推出，仅供娱乐。合不合，只有两个人自己知道。`}</p>
    </MatchContextProvider>
  )
}
