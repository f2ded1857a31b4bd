import { useLingui } from '@lingui/react/macro'
import type { Band } from '#bazi/index.ts'
import { useMessages } from '../language/use-messages.ts'
import { BAND_LABELS } from '../terms/bands.ts'
import classes from './score-bar.module.css'
import { strengthOf } from './strength.ts'

interface ScoreBarProps {
  score: number
  band: Band
  /** What its figure is called beside other figures; without one it is a power value, and only who hears it is told. */
  name?: string
  /** The name stands above, once for all of them. */
  isNamedAbove?: boolean
  /** It is of the present moment. */
  isNow?: boolean
  /** It is not told yet: as long as it is, in mist, without its figure. */
  isMist?: boolean
}

/** A power value as a bar, with its figure and what it is called. */
export function ScoreBar({ score, band, name, isNamedAbove = false, isNow = false, isMist = false }: ScoreBarProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const strength = isMist ? 'mist' : strengthOf(score)
  return (
    <span className={classes.root} data-strength={strength} data-now={isNow || undefined}>
      {name !== undefined && <span className={isNamedAbove ? 'visually-hidden' : classes.band}>{name} </span>}
      <span className={classes.well}>
        <span className={classes.bar} style={{ width: `${score}%` }} />
      </span>
      {!isMist && (
        <>
          {name === undefined && <span className="visually-hidden">{t`力量值`} </span>}
          <span className={classes.figure}>{score}</span> <span className={classes.band}>{_(BAND_LABELS[band])}</span>
        </>
      )}
    </span>
  )
}
