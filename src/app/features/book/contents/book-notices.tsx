import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Book, BookStatus } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { downloadBook } from '#device/books/books.ts'
import { resultCodes } from '#contract/codes.ts'
import { upgradeBook } from '#device/books/book-states.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useIsDownloadRemoved } from '../../../session/books.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Tag } from '../../../ui/tag.tsx'
import classes from './book-notices.module.css'
import { formatBookPillars } from './use-book-refresh.ts'

/** Value of `hand` in the contract (`contract/book.ts`) for texts by the built-in rules engine. */
const BUILT_IN = 'house'

interface BookNoticesProps {
  archive: ListedArchive
  productId: string
  book: Book | null | undefined
  status: BookStatus | null | undefined
}

/** Status lines on the contents page of a book: offline, removed, outdated, update available, author. */
export function BookNotices({ archive, productId, book, status }: BookNoticesProps) {
  const { t } = useLingui()
  const { archive_id } = archive
  const isOff = useIsDownloadRemoved(archive_id, productId)
  const isOffline = useConnectivity() === 'offline'
  const hasOldBirth =
    book !== null && book !== undefined && !book.is_locked && (status?.is_stale || book.ganzhi !== formatBookPillars(archive))
  const older = (status?.versions.length ?? 0) > 1
  return (
    <>
      {book === null && isOffline && !isOff && <p className={classes.line}>{t`命盘随时可看；其余各卡的文字，联网后会自己送到。`}</p>}
      {book === null && isOff && <RemovedDownload archiveId={archive_id} productId={productId} isOffline={isOffline} />}
      {hasOldBirth && (
        <p className={classes.line}>{t`生辰改过了。这一版还是照改前的命盘写的，联网后会照现在的命盘另写一版，这一版留着。`}</p>
      )}
      {status?.is_updatable && <BookUpdateNotice archiveId={archive_id} productId={productId} isOffline={isOffline} />}
      {older && (
        <p className={classes.links}>
          <Link to="/archive/newversion" search={{ archiveId: archive_id }} className={classes.link}>{t`新版改了什么`}</Link>
          <Link to="/archive/oldversion" search={{ archiveId: archive_id }} className={classes.link}>{t`旧版命书`}</Link>
        </p>
      )}
      {status?.writing && <WritingLine {...status.writing} />}
      {book && <AuthorLine hand={book.hand} />}
    </>
  )
}

/** Shows how many cards a language model has rewritten; the built-in text stays readable meanwhile. */
function WritingLine({ done, of }: NonNullable<BookStatus['writing']>) {
  const { t } = useLingui()
  return <p className={classes.line} role="status">{t`语言模型正在重写这本书，已写 ${done} / ${of} 卡。`}</p>
}

/** Names the author of the text (rules engine or language model), and adds the disclaimer. */
function AuthorLine({ hand }: { hand: string }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const whose = hand === BUILT_IN ? t`文字由本书按命盘写成。` : t`文字由 ${hand} 按命盘写成，本书核对过。`
  const use = t`推算仅供娱乐，不作决定的依据。`
  return <p className={classes.line}>{[whose, use].join(writingSystems[locale].readsHan ? '' : ' ')}</p>
}

function RemovedDownload({ archiveId, productId, isOffline }: { archiveId: string; productId: string; isOffline: boolean }) {
  const { t } = useLingui()
  const userId = useUserId()
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadBook(userId, archiveId, productId) })
  return (
    <div className={classes.row}>
      <p className={classes.line}>{t`这本书已从本机移走，笔记都在。`}</p>
      <Button variant="default" size="compact-md" disabled={isOffline} loading={isPending} onClick={() => mutate()}>{t`取回来`}</Button>
    </div>
  )
}

/** Notice of newer texts of a book; they are downloaded only on request, and the replaced version stays readable. */
function BookUpdateNotice({ archiveId, productId, isOffline }: { archiveId: string; productId: string; isOffline: boolean }) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => upgradeBook(userId, archiveId, productId),
    onSuccess: () => void navigate({ to: '/archive/newversion', search: { archiveId } }),
  })
  async function ask() {
    const yes = await confirm({
      title: t`更新到新版？`,
      consequence: t`现在的文字会换成新写的；旧的一版留着，随时可以翻看。`,
      action: t`更新`,
    })
    if (yes) mutate()
  }
  return (
    <div className={classes.update}>
      <Tag tone="seal">{t`新版`}</Tag>
      <p className={classes.words}>
        {error ? ofCode(error instanceof ApiError ? error.code : resultCodes.serverError.code) : t`这本书有了新写的文字。`}
      </p>
      <Button variant="default" size="compact-md" disabled={isOffline} loading={isPending} onClick={() => void ask()}>{t`更新`}</Button>
    </div>
  )
}
