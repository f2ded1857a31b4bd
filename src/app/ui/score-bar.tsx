import { useLingui } from '@lingui/react/macro'
import type { Band } from '#bazi/index.ts'
import { useMessages } from '../language/use-messages.ts'
import { BAND_LABELS } from '../terms/bands.ts'
import classes from './score-bar.module.css'
import { barStrengthOf } from './bar-strength.ts'

interface ScoreBarProps {
  score: number
  band: Band
  /** Label of the score; default: "power value", for screen readers only. */
  name?: string
  /** Hides the label visually, because one label above several bars is visible. */
  isNamedAbove?: boolean
  /** Whether to mark the bar as that of the present. */
  isNow?: boolean
  /** Shows a fading bar without the number: the value is not disclosed yet. */
  isMist?: boolean
}

/** A power value as a bar with its number and band. */
export function ScoreBar({ score, band, name, isNamedAbove = false, isNow = false, isMist = false }: ScoreBarProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const strength = isMist ? 'mist' : barStrengthOf(score)
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
