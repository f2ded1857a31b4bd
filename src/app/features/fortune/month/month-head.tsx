import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import type { ReactNode } from 'react'
import type { CivilMonth, BaziMonthSegment } from '#readings/daily/index.ts'
import { shiftMonth } from '../../../calendar/months.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { formatMonthPillars } from '../../../terms/month-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useHasSidePanel } from '../../../appearance/use-has-side-panel.ts'
import { useIsWide } from '../../../browser/use-is-wide.ts'
import { useBack } from '../../../ui/top-bar.tsx'
import classes from './month-head.module.css'

interface MonthHeadProps {
  month: CivilMonth
  stretches: readonly [BaziMonthSegment, BaziMonthSegment]
  onMonthStep: (by: -1 | 1) => void
}

/** Heading with month, year and pillars, and buttons to the adjacent months. */
export function MonthHead({ month, stretches, onMonthStep }: MonthHeadProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const dates = dateFormatters[locale]
  return (
    <div className={classes.root}>
      <div aria-live="polite">
        <h1 className={classes.title}>{dates.month(month.month)}</h1>
        <p className={classes.pillars}>
          <span>{dates.year(month.year)}</span> · <span>{formatMonthPillars(_, stretches)}</span>
        </p>
      </div>
      <div className={classes.turns}>
        <IconButton label={t`上一个月`} disabled={!shiftMonth(month, -1)} onClick={() => onMonthStep(-1)}>
          <CaretLeft data-forward="" size={24} weight="light" aria-hidden="true" />
        </IconButton>
        <IconButton label={t`下一个月`} disabled={!shiftMonth(month, 1)} onClick={() => onMonthStep(1)}>
          <CaretRight data-forward="" size={24} weight="light" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

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
    <header className={classes.bar}>
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
