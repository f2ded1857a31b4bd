import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useVerticalText } from '../../../language/use-messages.ts'
import { useBook, useBookMarks, useBookStatus } from '../../../session/books.ts'
import { SavedButton } from '../saved/saved-button.tsx'
import { UnlockButton } from '../unlock/unlock-button.tsx'
import { BookNotices } from './book-notices.tsx'
import classes from './book-contents.module.css'
import { listedCardsOf } from './card-states.ts'
import { ContentsGrid } from './contents-grid.tsx'
import { ContentsList } from './contents-list.tsx'
import { Cover } from './cover.tsx'
import coverClasses from './cover.module.css'
import { GoOn } from './go-on.tsx'

const PRODUCT = 'fatebook'

interface BookContentsProps {
  archive: ListedArchive
  bar: ReactNode
  /** The book to be heard. */
  heard: ReactNode
}

/** A fate book as it lies there: cover, contents, and what can be done with it. Shows at once what is kept. */
export function BookContents({ archive, bar, heard }: BookContentsProps) {
  const { archive_id } = archive
  const isUpright = useVerticalText()
  const isDesktop = useIsDesktop()
  const book = useBook(archive_id, PRODUCT)
  const status = useBookStatus(archive_id, PRODUCT)
  const marks = useBookMarks(archive_id, PRODUCT)
  const cards = useMemo(() => listedCardsOf(book, status, marks ?? []), [book, status, marks])
  const isUnlocked = cards.every(({ state }) => state !== 'locked')
  const action = isUnlocked ? <GoOn archiveId={archive_id} cards={cards} /> : <UnlockButton archive={archive} productId={PRODUCT} />
  return (
    <div className={classes.root}>
      {bar}
      <div className={classes.spread}>
        <Cover archive={archive}>
          <Count open={cards.filter(({ state }) => state !== 'locked').length} all={cards.length} />
          <ChartLink archiveId={archive_id} />
          <LifeLink archiveId={archive_id} />
          {book && !book.is_locked && <SavedButton book={book} owner={archive} />}
        </Cover>
        <div className={classes.contents}>
          <ContentsTitle isShown={isDesktop} />
          {/* In a low window the list alone reaches its foot. */}
          {isDesktop && <div className={classes.lead}>{action}</div>}
          <hr className="rule-ww" />
          {isUpright && !isDesktop ? (
            <ContentsGrid archiveId={archive_id} cards={cards} />
          ) : (
            <ContentsList archiveId={archive_id} cards={cards} book={book} />
          )}
          <div className={classes.foot}>
            <BookNotices archive={archive} productId={PRODUCT} book={book} status={status} />
            {book && heard}
            {!isDesktop && action}
          </div>
        </div>
      </div>
    </div>
  )
}

function Count({ open, all }: { open: number; all: number }) {
  const rest = plural(all, { other: '/ # 卡可读' })
  return (
    <p className={coverClasses.count}>
      <Trans>
        <strong>{open}</strong> {rest}
      </Trans>
    </p>
  )
}

function ChartLink({ archiveId }: { archiveId: string }) {
  const { t } = useLingui()
  return (
    <Link to="/archive/index" search={{ archiveId, card: 'chart' }} className={classes.chart}>
      {t`看命盘`}
    </Link>
  )
}

function LifeLink({ archiveId }: { archiveId: string }) {
  const { t } = useLingui()
  return (
    <Link to="/archive/life" search={{ archiveId }} className={classes.chart}>
      {t`生平`}
    </Link>
  )
}

function ContentsTitle({ isShown }: { isShown: boolean }) {
  const { t } = useLingui()
  return <h2 className={isShown ? classes.title : 'visually-hidden'}>{t`目录`}</h2>
}
