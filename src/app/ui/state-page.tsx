import type { ReactNode } from 'react'
import classes from './state-page.module.css'

/** A page that has one thing to say: empty, not found, failed, waiting. One Song line, what follows from it, one button. */
export function StatePage({
  title,
  detail,
  picture,
  children,
}: {
  title: ReactNode
  detail?: ReactNode
  picture?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={classes.root}>
      {picture}
      <h1 className={classes.title}>{title}</h1>
      {detail && <p className={classes.detail}>{detail}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
