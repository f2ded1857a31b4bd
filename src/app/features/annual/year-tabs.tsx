import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import classes from './year-tabs.module.css'

interface YearTabsProps {
  archiveId: string
  years: readonly number[]
  open: number
  owned: readonly number[]
}

/** The years side by side, the open one under the thick-thin rule, a lock on each that is not one's own yet. */
export function YearTabs({ archiveId, years, open, owned }: YearTabsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <nav className={classes.root} aria-label={t`年份`}>
      {years.map((year) => (
        <Link
          key={year}
          to="/fate/year"
          search={{ archiveId, year }}
          replace
          // A picture of the page to cross from would hold the new year's days back.
          viewTransition={false}
          className={classes.year}
          aria-current={year === open ? 'page' : undefined}
        >
          <span className={classes.number}>{year}</span>
          <span className={classes.pair}>{pairTextOf(_, pairOfYear(year))}</span>
          {!owned.includes(year) && (
            <>
              <LockSimple size={14} className={classes.lock} />
              <span className="visually-hidden">{t`未解锁`}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
