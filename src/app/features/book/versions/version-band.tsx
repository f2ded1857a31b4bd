import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Book } from '#contract/book.ts'
import { longDayText } from '../../../language/day-text.ts'
import { useWords } from '../../../language/use-words.ts'
import classes from './version-band.module.css'

/** Over a card of an older version: which one it is, and the ways to the current one. */
export function VersionBand({ book: { archive_id, version, made_at }, cardId }: { book: Book; cardId: string }) {
  const { t } = useLingui()
  const { locale } = useWords()
  const day = longDayText(locale, made_at)
  return (
    <p className={classes.root} role="note">
      <strong>{t({ message: `第 ${version} 版，${day}`, context: 'version' })}</strong>
      <Link to="/archive/index" search={{ archiveId: archive_id, card: cardId }}>{t`读现在的一版`}</Link>
      <Link to="/archive/newversion" search={{ archiveId: archive_id }}>{t`新版改了什么`}</Link>
    </p>
  )
}
