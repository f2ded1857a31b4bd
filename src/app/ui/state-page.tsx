import type { ReactNode } from 'react'
import classes from './state-page.module.css'

/** A page that shows only a state (empty, not found, failed or waiting): title, detail, picture and buttons. */
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
