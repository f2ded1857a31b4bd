import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** A small tag on a row. Tones: `seal` for the present or an error, `pending` for unfinished and `done` for finished things. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'seal' | 'pending' | 'done'; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  )
}
