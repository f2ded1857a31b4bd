import { useLingui } from '@lingui/react/macro'
import type { BookVersion } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { formatLongDay } from '../../../language/format-day.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useBookStatus } from '../../../session/books.ts'
import { RowLink } from '../../../ui/row.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { listCardStates } from '../contents/card-states.ts'
import { ContentsList } from '../contents/contents-list.tsx'
import { useFormatVersionReason, useBookVersion } from './use-book-version.ts'
import classes from './versions.module.css'

const PRODUCT = 'fatebook'

/** List of the replaced versions of a book, newest first. */
export function OldVersionList({ archive: { archive_id } }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const status = useBookStatus(archive_id, PRODUCT)
  const reasonOf = useFormatVersionReason()
  if (status === undefined) return null
  const [current, ...old] = status?.versions ?? []
  if (!current || old.length === 0)
    return <p className={classes.empty}>{t`这本书还没有旧的一版。更新，或改了生辰以后，从前的都留在这里。`}</p>
  const [now, day] = [current.version, formatLongDay(locale, current.made_at)]
  return (
    <>
      <ul className={classes.list}>
        {old.map(({ version, made_at, made_for, ganzhi }) => (
          <li key={version}>
            <RowLink
              to="/archive/oldversion"
              search={{ archiveId: archive_id, version }}
              detail={reasonOf(made_for)}
              end={<span lang="zh-CN">{ganzhi}</span>}
            >
              {t`第 ${version} 版`} · {formatLongDay(locale, made_at)}
            </RowLink>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t`现在读的是第 ${now} 版，写于 ${day}。`}</p>
      <RowLink to="/archive/newversion" search={{ archiveId: archive_id }}>{t`新版改了什么`}</RowLink>
    </>
  )
}

/** Contents page of an older version. */
export function OldVersionContents({ archive: { archive_id }, version }: { archive: ListedArchive; version: number }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { book, isUnavailable } = useBookVersion(archive_id, PRODUCT, version)
  const reasonOf = useFormatVersionReason()
  if (isUnavailable) return <p className={classes.empty}>{t`这一版不在本机，联网后再翻。`}</p>
  if (!book) return null
  const cards = listCardStates(book, null, []).map((card) => ({ ...card, state: 'read' as const }))
  return (
    <>
      <SectionTitle note={formatLongDay(locale, book.made_at)}>{t`第 ${version} 版`}</SectionTitle>
      <p className={classes.note}>{lineOf(book, reasonOf(book.made_for))}</p>
      <div className={classes.cards}>
        <ContentsList archiveId={archive_id} cards={cards} book={book} version={version} />
      </div>
    </>
  )
}

const lineOf = ({ ganzhi }: BookVersion, reason: string) => `${ganzhi} · ${reason}`
