import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { ReaderSheet } from '../../reader/reader-sheet.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './annual-bar.module.css'

interface AnnualBarProps {
  switcher: ReactNode
  /** True if the page shows the unlocked text of a report. */
  isReading: boolean
  /** Read-aloud button. */
  aloud: ReactNode
  /** Menu of the report. */
  more: ReactNode
}

/** Top bar of the annual page: archive switcher (only without a side panel, which has its own), reader options, read-aloud button, menu. */
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
