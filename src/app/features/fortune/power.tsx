import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { DayReading } from '#readings/daily/index.ts'
import { PowerSun, PowerRuler } from '../../art/power-sun.tsx'
import { BAND_LABELS } from '../../terms/day-reading.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import classes from './power.module.css'
import { useMessages } from '../../language/use-messages.ts'

/** Minimum score at which the number fits on the sun; below it the number is above the sun. */
const ROOM_FOR_FIGURE = 52
/** Minimum score at which the number fits at full size. */
const ROOM_FOR_LARGE_FIGURE = 60

/** The day's sun at the height of its score, on a ruler, with the number. */
export function DayScoreSun({ view, rises }: { view: DayReading; rises: boolean }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isWide = useIsWide()
  const { score, element } = view
  const band = _(BAND_LABELS[view.band])
  const size = score >= ROOM_FOR_LARGE_FIGURE ? 'large' : score >= ROOM_FOR_FIGURE ? 'small' : 'above'
  const label = (
    <span className={classes.label}>
      {t`力量值`} · {band}
    </span>
  )
  const figure = (
    <p className={classes.figure} data-size={size} style={size === 'above' ? undefined : { color: `var(--el-${element}-on)` }}>
      <CountUp value={score} rises={rises} />
      {isWide && label}
    </p>
  )
  return (
    <>
      <div className={classes.sky}>
        <div className={classes.sun}>
          {size === 'above' && figure}
          <div className={classes.risen} data-rises={rises || undefined}>
            <PowerSun element={element} radius={170} value={score} seed={formatIsoDate(view.date)} className={classes.disc} />
            {size !== 'above' && figure}
          </div>
        </div>
      </div>
      {!isWide && <p className={classes.beside}>{label}</p>}
      <div className={classes.ruler}>
        <PowerRuler value={score} label={t`力量值 ${score}，${band}`} />
      </div>
    </>
  )
}

const COUNT_MS = 720

/** Counts up to a value once, unless the user prefers reduced motion. */
function CountUp({ value, rises }: { value: number; rises: boolean }) {
  const [share, setShare] = useState(() => (rises && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1))
  const isCounting = share < 1
  useEffect(() => {
    if (!isCounting) return
    const start = performance.now()
    let frame = requestAnimationFrame(function next() {
      const passed = Math.min(1, (performance.now() - start) / COUNT_MS)
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isCounting])
  return <span>{Math.round(value * share)}</span>
}
