import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FrictionSentence, MatchSentence, MatchView, Side } from '#readings/match/index.ts'
import { SIDES } from '#readings/match/index.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { SentenceFacts, SentenceText, useMatchContext } from './match-context.tsx'
import classes from './match-reader.module.css'

interface ViewSectionProps {
  view: MatchView
  /** The two charts. */
  children: ReactNode
}

/** One view: main sentence, charts, what each gives the other, frictions with remedies, three agreements. */
export function MatchViewSection({ view: { line, gives, frictions, deeds }, children }: ViewSectionProps) {
  const { t } = useLingui()
  return (
    <>
      <p className={classes.line}>
        <SentenceText sentence={line} />
      </p>
      <SentenceFacts facts={line.because} />
      {children}
      <div className={classes.section}>
        <SectionTitle>{t`彼此给什么`}</SectionTitle>
        <GivesList gives={gives} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`哪里磨，怎么松`}</SectionTitle>
        <FrictionList frictions={frictions} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`三件可以先说好的事`}</SectionTitle>
        <ol className={classes.deeds}>
          {deeds.map((deed) => (
            <li key={deed.id}>
              <p>
                <SentenceText sentence={deed} />
              </p>
              <SentenceFacts facts={deed.because} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function GivesList({ gives }: { gives: readonly MatchSentence[] }) {
  const { t } = useLingui()
  const { names } = useMatchContext().two
  const of = (about: Side | null) => gives.filter((each) => each.about === about)
  const headingOf = (self: Side) => {
    const [from, to] = [names[self === 0 ? 1 : 0], names[self]]
    return t`${from}给${to}`
  }
  return (
    <div className={classes.gives}>
      <GivenGroup heading={t`两人之间`} gives={of(null)} />
      {SIDES.map((side) => (
        <GivenGroup key={side} heading={headingOf(side)} gives={of(side)} />
      ))}
    </div>
  )
}

function GivenGroup({ heading, gives }: { heading: string; gives: readonly MatchSentence[] }) {
  if (gives.length === 0) return null
  return (
    <section>
      <h3 className={classes.who}>{heading}</h3>
      {gives.map((given) => (
        <div key={given.id} className={classes.given}>
          <p>
            <SentenceText sentence={given} />
          </p>
          <SentenceFacts facts={given.because} />
        </div>
      ))}
    </section>
  )
}

/** List of frictions, each with its remedy and the facts behind both. */
export function FrictionList({ frictions }: { frictions: readonly FrictionSentence[] }) {
  const { t } = useLingui()
  return (
    <ul className={classes.frictions}>
      {frictions.map(({ rub, ease }) => (
        <li key={`${rub.id} ${rub.about}`}>
          <p>
            <SentenceText sentence={rub} />
          </p>
          <p className={classes.ease}>
            <span className={classes.easeMark}>{t`可以这样`}</span>
            <SentenceText sentence={ease} />
          </p>
          <SentenceFacts facts={rub.because} />
        </li>
      ))}
    </ul>
  )
}
