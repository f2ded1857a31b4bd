import type { ReactNode } from 'react'
import classes from './stamp.module.css'

/** A seal that lands on the page. */
export function Stamp({ children }: { children: ReactNode }) {
  return <span className={classes.root}>{children}</span>
}
