import { useRef, type TouchEvent } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../ui/use-page-metadata.ts'
import { useIntroPages } from './intro-pages.tsx'
import { OnboardingStepIndicator } from './onboarding-step-indicator.tsx'
import classes from './intro.module.css'

/** Minimum horizontal swipe in CSS pixels. */
const SWIPE_PX = 48

interface IntroProps {
  /** Index of the page, 0 to 2. */
  page: number
  onPageChange: (page: number) => void
  /** Called by the last button, a swipe past the end, or skip. */
  onEnd: () => void
}

/** One of the three intro pages, with swipe, next and skip. */
export function Intro({ page, onPageChange, onEnd }: IntroProps) {
  const { t } = useLingui()
  const pages = useIntroPages()
  const from = useRef<readonly [number, number]>(undefined)
  const { name, picture, title, text, next } = pages[page]!

  usePageTitle(name)

  const goBy = (step: number) => {
    const to = page + step
    if (to >= pages.length) onEnd()
    else if (to >= 0) onPageChange(to)
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    if (!from.current || !touch) return
    const [x, y] = [touch.clientX - from.current[0], touch.clientY - from.current[1]]
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) goBy(x < 0 ? 1 : -1)
  }

  return (
    <main
      className={classes.root}
      onTouchStart={({ touches }) => (from.current = touches[0] && [touches[0].clientX, touches[0].clientY])}
      onTouchEnd={onTouchEnd}
    >
      <div className={classes.bar}>
        <button type="button" onClick={onEnd}>{t`跳过`}</button>
      </div>
      <div className={classes.stage} aria-live="polite">
        <div className={classes.page} key={page}>
          <div className={classes.art}>
            {picture}
            <p className={classes.name}>{name}</p>
          </div>
          <div className={classes.words}>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        </div>
      </div>
      <div className={classes.foot}>
        <OnboardingStepIndicator at={page} />
        <Button variant="filled" onClick={() => goBy(1)}>
          {next}
        </Button>
      </div>
    </main>
  )
}
