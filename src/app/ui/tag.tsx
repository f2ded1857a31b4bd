import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** A small tag on a row: `seal` for the present or an error, `pending` for unfinished things, `done`. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'seal' | 'pending' | 'done'; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  )
}
