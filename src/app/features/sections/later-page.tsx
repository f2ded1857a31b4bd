import type { ReactNode } from 'react'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import classes from './later-page.module.css'

interface LaterPageProps {
  title: ReactNode
  /** One honest sentence: what will be here. */
  sentence: ReactNode
  picture: ReactNode
  /** The way back of a page that has no place in the phone's bottom bar. */
  backTo?: string
}

/** A page that a later part fills. It has no buttons that do nothing. */
export function LaterPage({ title, sentence, picture, backTo }: LaterPageProps) {
  const isWide = useIsWide()
  const back = useBack(backTo ?? '/home')
  return (
    <>
      {backTo && !isWide && <TopBar back={back} />}
      <section className={classes.root}>
        <div className={classes.picture}>{picture}</div>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.sentence}>{sentence}</p>
        </div>
      </section>
    </>
  )
}
