import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Book } from '#contract/book.ts'
import { annualYearOf } from '#contract/product.ts'
import { formatLongDay } from '../../../language/format-day.ts'
import { useMessages } from '../../../language/use-messages.ts'
import classes from './version-banner.module.css'

interface VersionBannerProps {
  book: Book
  /** Card to open in the current version; undefined for a yearly report, which is a single page. */
  cardId?: string
}

/** Banner of an older version: number and date, links to the current version and to the list of changes. */
export function VersionBanner({ book: { archive_id, product_id, version, made_at }, cardId }: VersionBannerProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const day = formatLongDay(locale, made_at)
  const year = annualYearOf(product_id)
  return (
    <p className={classes.root} role="note">
      <strong>{t({ message: `第 ${version} 版，${day}`, context: 'version' })}</strong>
      {year === undefined ? (
        <>
          <Link
            to="/archive/index"
            search={{ archiveId: archive_id, ...(cardId !== undefined && { card: cardId }) }}
          >{t`读现在的一版`}</Link>
          <Link to="/archive/newversion" search={{ archiveId: archive_id }}>{t`新版改了什么`}</Link>
        </>
      ) : (
        <Link to="/fate/year" search={{ archiveId: archive_id, year }}>{t`读现在的一版`}</Link>
      )}
    </p>
  )
}
