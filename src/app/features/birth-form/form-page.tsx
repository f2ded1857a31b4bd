import type { ReactNode } from 'react'
import { TopBar } from '../../ui/top-bar.tsx'
import classes from './form-page.module.css'

interface FormPageProps {
  title: string
  line: string
  /** What there is to know before anything is typed. */
  note?: string | undefined
  onBack: () => void
  children: ReactNode
}

/** The page around the form when it is opened from the shell. */
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
