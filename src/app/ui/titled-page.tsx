import type { ReactNode } from 'react'
import { TopBar, useBack } from './top-bar.tsx'
import { useIsWide } from '../browser/use-is-wide.ts'
import classes from './titled-page.module.css'

interface TitledPageProps {
  title: ReactNode
  /** Target of the phone's back button if there is no history; without `backTo` there is no back button. */
  backTo?: string
  children: ReactNode
}

/** A page with a title and a rule beneath it: lists, settings, forms. */
export function TitledPage({ title, backTo, children }: TitledPageProps) {
  const isWide = useIsWide()
  const back = useBack(backTo ?? '/home')
  return (
    <div className={classes.root}>
      {backTo && !isWide && <TopBar back={back} />}
      <h1 className={classes.title}>{title}</h1>
      <hr className="rule-ww" />
      {children}
    </div>
  )
}
