import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { ReaderSheet } from '../../reader/reader-sheet.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './annual-bar.module.css'

interface AnnualBarProps {
  switcher: ReactNode
  /** A text stands on the page. */
  isReading: boolean
  /** Has it read aloud. */
  aloud: ReactNode
  /** What else can be done with the report. */
  more: ReactNode
}

/** Whose years these are, how one is read, and what else can be done with it. Beside an open side panel the first is said there. */
export function AnnualBar({ switcher, isReading, aloud, more }: AnnualBarProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isAlone = !useHasSidePanel()
  return (
    <header className={classes.root} data-floating={!isAlone || undefined}>
      {isAlone && switcher}
      <div className={classes.actions}>
        {isReading && (
          <IconButton label={t`读法`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <TextAa size={24} weight="light" />
          </IconButton>
        )}
        {aloud}
        {more}
      </div>
      <ReaderSheet opened={isOpen} onClose={() => setIsOpen(false)} />
    </header>
  )
}
