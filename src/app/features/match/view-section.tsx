import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Friction, MatchSentence, MatchView, Side } from '#readings/match/index.ts'
import { SIDES } from '#readings/match/index.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Because, Told, useTelling } from './told.tsx'
import classes from './match-reader.module.css'

interface ViewSectionProps {
  view: MatchView
  /** The two charts, from which all of it follows. */
  children: ReactNode
}

/** One view: its line first, then the charts, what each gives the other, where it rubs and what eases it, three things to agree on. */
export function ViewSection({ view: { line, gives, frictions, deeds }, children }: ViewSectionProps) {
  const { t } = useLingui()
  return (
    <>
      <p className={classes.line}>
        <Told sentence={line} />
      </p>
      <Because facts={line.because} />
      {children}
      <div className={classes.section}>
        <SectionTitle>{t`彼此给什么`}</SectionTitle>
        <Gives gives={gives} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`哪里磨，怎么松`}</SectionTitle>
        <Frictions frictions={frictions} />
      </div>
      <div className={classes.section}>
        <SectionTitle>{t`三件可以先说好的事`}</SectionTitle>
        <ol className={classes.deeds}>
          {deeds.map((deed) => (
            <li key={deed.id}>
              <p>
                <Told sentence={deed} />
              </p>
              <Because facts={deed.because} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function Gives({ gives }: { gives: readonly MatchSentence[] }) {
  const { t } = useLingui()
  const { names } = useTelling().two
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
            <Told sentence={given} />
          </p>
          <Because facts={given.because} />
        </div>
      ))}
    </section>
  )
}

/** What rubs, and under it what eases it, on the same facts. */
export function Frictions({ frictions }: { frictions: readonly Friction[] }) {
  const { t } = useLingui()
  return (
    <ul className={classes.frictions}>
      {frictions.map(({ rub, ease }) => (
        <li key={`${rub.id} ${rub.about}`}>
          <p>
            <Told sentence={rub} />
          </p>
          <p className={classes.ease}>
            <span className={classes.easeMark}>{t`可以这样`}</span>
            <Told sentence={ease} />
          </p>
          <Because facts={rub.because} />
        </li>
      ))}
    </ul>
  )
}
