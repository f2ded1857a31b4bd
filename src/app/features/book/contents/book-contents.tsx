import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useHasVerticalText, useMessages } from '../../../language/use-messages.ts'
import { useBook, useBookMarks, useBookStatus } from '../../../session/books.ts'
import { CARD_LABELS } from '../../../terms/book-cards.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { OfflineStatusButton } from '../offline/offline-status-button.tsx'
import { UnlockButton } from '../unlock/unlock-button.tsx'
import { BookNotices } from './book-notices.tsx'
import classes from './book-contents.module.css'
import { listCardStates, type ListedCard } from './card-states.ts'
import { ContentsGrid, ContentsList } from './contents-list.tsx'
import { BookCover } from './book-cover.tsx'
import coverClasses from './book-cover.module.css'

const PRODUCT = 'fatebook'

interface BookContentsProps {
  archive: ListedArchive
  bar: ReactNode
  /** Row for the audio version of the book. */
  audioRow: ReactNode
}

/** Contents page of a fate book: cover, list of cards and actions. Renders at once from the book stored on the device. */
export function BookContents({ archive, bar, audioRow }: BookContentsProps) {
  const { archive_id } = archive
  const isUpright = useHasVerticalText()
  const isDesktop = useIsDesktop()
  const book = useBook(archive_id, PRODUCT)
  const status = useBookStatus(archive_id, PRODUCT)
  const marks = useBookMarks(archive_id, PRODUCT)
  const cards = useMemo(() => listCardStates(book, status, marks ?? []), [book, status, marks])
  const isUnlocked = cards.every(({ state }) => state !== 'locked')
  const action = isUnlocked ? (
    <ContinueButton archiveId={archive_id} cards={cards} />
  ) : (
    <UnlockButton archive={archive} productId={PRODUCT} />
  )
  return (
    <div className={classes.root}>
      {bar}
      <div className={classes.spread}>
        <BookCover archive={archive}>
          <Count open={cards.filter(({ state }) => state !== 'locked').length} all={cards.length} />
          <ChartLink archiveId={archive_id} />
          <LifeLink archiveId={archive_id} />
          {book && !book.is_locked && <OfflineStatusButton book={book} owner={archive} />}
        </BookCover>
        <div className={classes.contents}>
          <ContentsTitle isShown={isDesktop} />
          {/* Placed before the list on desktop, because the foot of the page may be below the fold. */}
          {isDesktop && <div className={classes.lead}>{action}</div>}
          <hr className="rule-ww" />
          {isUpright && !isDesktop ? (
            <ContentsGrid archiveId={archive_id} cards={cards} />
          ) : (
            <ContentsList archiveId={archive_id} cards={cards} book={book} />
          )}
          <div className={classes.foot}>
            <BookNotices archive={archive} productId={PRODUCT} book={book} status={status} />
            {book && audioRow}
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

/** Button that opens the card to continue with, or the chart card if there is none. */
function ContinueButton({ archiveId, cards }: { archiveId: string; cards: readonly ListedCard[] }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const next = cards.find(({ isNext }) => isNext)
  const title = next && _(CARD_LABELS[next.id])
  return (
    <ButtonLink to="/archive/index" search={{ archiveId, card: next?.id ?? 'chart' }} fullWidth>
      {title ? t`接着读：${title}` : t`从头读起`}
    </ButtonLink>
  )
}
