import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { Element } from '#art/drawings/element.ts'
import { ElementBall } from '../../art/element-ball.tsx'
import { ProgressRings } from '../../art/progress-rings.tsx'
import classes from './unopened-day-screen.module.css'
import { FocusExercise } from './focus.tsx'

export interface UnopenedDayScreenProps {
  /** The date, above the rings. */
  head: ReactNode
  /** Element of the day's stem; selects the landscape of the ball. */
  element: Element
  /** Why the day cannot be opened, with a retry action. */
  trouble: { message: ReactNode; onRetry: () => void } | undefined
  /** Called when the centre is tapped after the seven seconds. */
  onFinish: () => Promise<void>
}

/** Start page of a day that is not opened yet: date, seven rings around the day's ball, one instruction. */
export function UnopenedDayScreen({ head, element, trouble, onFinish }: UnopenedDayScreenProps) {
  const { t } = useLingui()
  const [isFocusing, setIsFocusing] = useState(false)
  const leave = () => setIsFocusing(false)
  return (
    <div className={classes.root}>
      {head}
      <div className={classes.rings}>
        <ProgressRings done={0} progress={0} size={328} faint={0.4} className={classes.ripples} />
        <button
          type="button"
          className={classes.core}
          aria-label={t`静心七秒，打开今日`}
          onClick={() => setIsFocusing(true)}
          disabled={trouble !== undefined}
        >
          <ElementBall element={element} radius={44} />
        </button>
      </div>
      <h1 className={classes.words}>
        <Trans>
          <span>静心七秒，</span>
          <span>想着今天最在意的一件事。</span>
        </Trans>
      </h1>
      {trouble ? (
        <div className={classes.trouble} role="alert">
          <p>{trouble.message}</p>
          <Button variant="default" onClick={trouble.onRetry}>{t`再试一次`}</Button>
        </div>
      ) : (
        <p className={classes.hint}>{t`轻点圆心开始`}</p>
      )}
      {isFocusing && (
        <FocusExercise
          core={<ElementBall element={element} radius={40} />}
          doneLabel={t`看今日`}
          onFinish={() => onFinish().finally(leave)}
          onLeave={leave}
        />
      )}
    </div>
  )
}
