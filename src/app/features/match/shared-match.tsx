import { useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import type { MatchViewCode } from '#readings/match/index.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { PairCodeField } from './pair-code-field.tsx'
import { MatchReader } from './match-reader.tsx'
import { parseSharedPair } from './pair-link.ts'
import classes from './shared-match.module.css'

/** Views of a shared reading: a link does not say how the two are related, so the view that suits any pair comes first. */
const VIEWS: readonly MatchViewCode[] = ['friendship', 'love', 'work', 'family']

interface SharedMatchProps {
  /** URL fragment without `#`; '' for none. */
  fragment: string
  onRead: (fragment: string) => void
  onBack: () => void
}

/** Public page of a shared reading; it is computed on this device. */
export function SharedMatch({ fragment, onRead, onBack }: SharedMatchProps) {
  const { t } = useLingui()
  const shared = useMemo(() => (fragment === '' ? undefined : parseSharedPair(fragment)), [fragment])
  const [one, two] = [shared?.labels[0] || t`一位`, shared?.labels[1] || t`另一位`]
  const people = useMemo(() => shared && { names: [one, two] as const, pillars: shared.charts }, [shared, one, two])
  return (
    <div className={classes.root}>
      <TopBar back={onBack}>
        <LanguageSwitch />
      </TopBar>
      <main className={classes.main}>
        <h1 className={classes.title}>{t`两人合看`}</h1>
        <hr className="rule-ww" />
        {people ? (
          <>
            <p className={classes.note}>{t`这条链接里只有两张盘的四柱，没有生日；内容在本机推出，没有发给任何人。`}</p>
            <Suspense>
              <MatchReader key={fragment} two={people} views={VIEWS} areAdults />
            </Suspense>
            <section className={classes.product}>
              <SectionTitle>{t`命书是什么`}</SectionTitle>
              <p className={classes.note}>
                {t`命书按出生的时刻和地点排四柱，讲一个人的性情、今天和这一年，也讲两个人。每段话都写明依据，没有网也能看，仅供娱乐。`}
              </p>
              <ButtonLink to="/" variant="filled" className={classes.try}>{t`排一张自己的盘`}</ButtonLink>
            </section>
          </>
        ) : (
          <>
            <p className={classes.note} role={shared === null ? 'alert' : undefined}>
              {shared === null
                ? t`这条链接不完整，读不出两张盘。请对方再发一次，或在下面填短码。`
                : t`填上朋友发来的短码，两张盘就并排打开。不用登录。`}
            </p>
            <PairCodeField onRead={onRead} />
          </>
        )}
      </main>
    </div>
  )
}
