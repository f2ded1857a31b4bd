import { useRouterState } from '@tanstack/react-router'
import classes from './progress-line.module.css'

/** A 2 px progress line at the top edge during a navigation; the style sheet shows it after 150 ms. */
export function ProgressLine() {
  const moving = useRouterState({ select: (state) => state.status === 'pending' })
  return moving ? <div className={classes.root} aria-hidden="true" /> : null
}
