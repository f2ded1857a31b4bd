import { Button } from '@mantine/core'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHasSidePanel } from '../../../appearance/use-has-side-panel.ts'
import { useIsWide } from '../../../browser/use-is-wide.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useBack } from '../../../ui/top-bar.tsx'
import classes from './month-bar.module.css'

interface MonthBarProps {
  switcher: ReactNode
  /** Returns to the current month; undefined while it is shown. */
  onToday: (() => void) | undefined
}

/** Bar with back button, archive switcher and today button. The switcher is hidden while a side panel shows it. */
export function MonthBar({ switcher, onToday }: MonthBarProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const isAlone = !useHasSidePanel()
  const back = useBack('/fate/index')
  return (
    <header className={classes.root}>
      {!isWide && (
        <IconButton label={t`返回`} onClick={back}>
          <ArrowLeft data-forward="" size={24} weight="light" />
        </IconButton>
      )}
      {isAlone && switcher}
      {onToday && (
        <Button variant="default" size="compact-md" className={classes.today} onClick={onToday}>
          {t`今天`}
        </Button>
      )}
    </header>
  )
}
