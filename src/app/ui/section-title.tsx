import type { ReactNode } from 'react'
import classes from './section-title.module.css'

/** A section title after a fish-tail mark (鱼尾), with a note at the inline end. */
export function SectionTitle({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={classes.root}>
      <svg width="12" height="9" viewBox="0 0 12 9" aria-hidden="true">
        <path d="M0 0H12V9L6 4.4 0 9Z" fill="currentColor" />
      </svg>
      <h2 className={classes.title}>{children}</h2>
      {note && <span className={classes.note}>{note}</span>}
    </div>
  )
}
