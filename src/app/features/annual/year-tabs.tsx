import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { listUnlockedBooks } from '#device/books/books.ts'
import { annualYearOf } from '#contract/product.ts'
import { baziYearAt, pairOfYear } from '../../calendar/bazi-year.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import classes from './year-tabs.module.css'

interface YearTabsProps {
  archiveId: string
  years: readonly number[]
  open: number
  owned: readonly number[]
}

/** Links to the years, in the style of tabs; locked years have a lock icon. */
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
          // Disabled, because the snapshot of a view transition would delay the new year's content.
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

/** First year whose report is sold. */
const FIRST_YEAR_ON_SALE = 2025
const OCTOBER = 9

/**
 * Returns the years with a tab, ascending: 2025 to the current Bazi year (from 1 October UTC the next), unlocked years and the open year.
 */
export function listYearsWithTab(now: Date, owned: readonly number[], open: number): readonly number[] {
  const year = baziYearAt(now)
  const last = now.getTime() >= Date.UTC(year, OCTOBER) ? year + 1 : year
  const sold = Array.from({ length: last - FIRST_YEAR_ON_SALE + 1 }, (_, i) => FIRST_YEAR_ON_SALE + i)
  return [...new Set([...sold, ...owned, open])].toSorted((a, b) => a - b)
}

const loadUnlocked = async (userId: string, archiveId: string) => (userId ? await listUnlockedBooks(userId, archiveId) : [])

/** Live query of the years whose book is unlocked for this archive, as known on this device. */
export function useOwnedYears(archiveId: string): readonly number[] {
  const unlocked = useLive(loadUnlocked, useUserId(), archiveId) ?? []
  return unlocked.flatMap(({ product_id }) => annualYearOf(product_id) ?? [])
}
