import { Button } from '@mantine/core'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHasPanelBeside } from '../../../appearance/use-has-panel.ts'
import { useIsWide } from '../../../browser/use-is-wide.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useBack } from '../../../ui/top-bar.tsx'
import classes from './month-bar.module.css'

interface MonthBarProps {
  switcher: ReactNode
  /** Back to the present month; undefined there. */
  onToday: (() => void) | undefined
}

/** The way back, whose month it is, and today. Beside an open side panel the name is said there. */
export function MonthBar({ switcher, onToday }: MonthBarProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const isAlone = !useHasPanelBeside()
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
