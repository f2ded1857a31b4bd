import type { ReactNode } from 'react'
import { TopBar } from '../../ui/top-bar.tsx'
import classes from './form-page.module.css'

interface FormPageProps {
  title: string
  line: string
  /** Note shown above the form. */
  note?: string | undefined
  onBack: () => void
  children: ReactNode
}

/** Page layout around the birth form. */
export function FormPage({ title, line, note, onBack, children }: FormPageProps) {
  return (
    <div className={classes.root}>
      <TopBar back={onBack} />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{line}</p>
        {note && <p className={classes.note}>{note}</p>}
      </header>
      {children}
    </div>
  )
}
