import type { ReactNode } from 'react'
import { TopBar } from '../../ui/top-bar.tsx'
import classes from './form-page.module.css'

/** The page around the form when it is opened from the shell. */
export function FormPage({ title, line, onBack, children }: { title: string; line: string; onBack: () => void; children: ReactNode }) {
  return (
    <div className={classes.root}>
      <TopBar back={onBack} />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{line}</p>
      </header>
      {children}
    </div>
  )
}
