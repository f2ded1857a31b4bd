import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { type BirthTimeBoundary, secondsBetween } from './boundary.ts'
import classes from './minute-ruler.module.css'

const TICKS = Array.from({ length: 61 }, (_, tick) => tick)

/** Ruler of the range that contains the boundary and the stated time; marks the boundary. */
export function MinuteRuler({ boundary: { at, from, to }, mark }: { boundary: BirthTimeBoundary; mark: string }) {
  const { exact } = createClockFormatter(useMessages())
  const percent = (secondsBetween(from, at) / secondsBetween(from, to)) * 100
  const isGone = (tick: number) => tick * (100 / 60) < percent
  const path = (ticks: readonly number[]) => ticks.map((tick) => `M${(tick * 100) / 60} 10v${tick % 10 === 0 ? 18 : 9}`).join('')
  return (
    <div className={classes.root}>
      <p className={classes.mark} data-edge={percent > 50 ? 'end' : 'start'}>
        <span style={percent > 50 ? { marginInlineEnd: `${100 - percent}%` } : { marginInlineStart: `${percent}%` }}>{mark}</span>
      </p>
      <svg className={classes.ruler} width="100%" height="32" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.gone} d={path(TICKS.filter(isGone))} />
        <path className={classes.rest} d={`M0 10H100${path(TICKS.filter((tick) => !isGone(tick)))}`} />
        <path className={classes.border} d={`M${percent} 0V32`} />
      </svg>
      <p className={classes.ends}>
        <span>{exact(from)}</span>
        <span>{exact(to)}</span>
      </p>
    </div>
  )
}
