import { useLingui } from '@lingui/react/macro'
import { useMemo, useState, use, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type MatchViewCode, createMatchReading, selectTextsByAge, loadMatchTexts, type Texts } from '#readings/match/index.ts'
import type { Locale } from '#contract/locale.ts'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import type { MatchPeople } from '../../terms/match-facts.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { ElementExchangeTable } from './lent-table.tsx'
import { MatchCharts } from './match-charts.tsx'
import classes from './match-reader.module.css'
import { SentenceFacts, MatchContextProvider, SentenceText } from './match-context.tsx'
import { FrictionList, MatchViewSection } from './match-view-section.tsx'

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
      <MatchViewTabs views={views} shown={shown} onShow={setChosen}>
        <MatchViewSection view={reading.views[shown]}>
          <MatchCharts relations={reading.relations} />
        </MatchViewSection>
      </MatchViewTabs>
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

const loadedTexts = new Map<Locale, Promise<Texts>>()

/** Loads the texts. Caches the promise, because `use` needs a stable one; drops a failed load, so that the next call retries it. */
function loadTexts(locale: Locale): Promise<Texts> {
  const texts = loadedTexts.get(locale) ?? loadMatchTexts(locale)
  loadedTexts.set(locale, texts)
  texts.catch(() => loadedTexts.delete(locale))
  return texts
}

/** Returns the texts of the match reading in the page's language; suspends while they load. */
function useMatchTexts(): Texts {
  const { locale } = useMessages()
  return use(loadTexts(locale))
}

const VIEW_LABELS: Record<MatchViewCode, MessageDescriptor> = {
  love: msg`感情`,
  work: msg`共事`,
  friendship: msg`做朋友`,
  family: msg`一家人`,
}
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface ViewTabsProps {
  views: readonly MatchViewCode[]
  shown: MatchViewCode
  onShow: (view: MatchViewCode) => void
  children: ReactNode
}

/** Tabs of the views; arrow keys move between them. */
function MatchViewTabs({ views, shown, onShow, children }: ViewTabsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  function turn(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (views.indexOf(shown) + step + views.length) % views.length
    onShow(views[next]!)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t`从哪一面看`} className={classes.list}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            role="tab"
            id={`${id}-${view}`}
            aria-selected={view === shown}
            aria-controls={`${id}-panel`}
            tabIndex={view === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => onShow(view)}
            onKeyDown={turn}
          >
            {_(VIEW_LABELS[view])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  )
}
