import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { withMessages } from '../../../language/i18n.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useBookStatus } from '../../../session/books.ts'
import { useShare } from '../../../ui/use-share.ts'
import { BookMenu } from './book-menu.tsx'
import type { OpenedCard } from './opened-card.ts'
import { useCardShareContent } from './use-card-share-content.ts'
import type { OpenCard } from './use-turn-to.ts'

/** Menu of a card: share, changes in the latest version, and the entries of the book's menu. */
export function CardMenu({ opened, turnTo }: { opened: OpenedCard; turnTo: OpenCard }) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const navigate = useNavigate()
  const { share } = useShare()
  const { content, text } = useCardShareContent(opened)
  const pictureOf = async () => (await withMessages(import('./card-picture.ts'))).paintCardPicture(content)
  const print = () => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })
  const hasOlder = (useBookStatus(book.archive_id, book.product_id)?.versions.length ?? 0) > 1
  const toChanges = () => void navigate({ to: '/archive/newversion', search: { archiveId: book.archive_id } })
  const entries = [
    ...(opened.card.line ? [{ label: t`分享这一卡`, run: () => share(text, pictureOf) }] : []),
    ...(hasOlder ? [{ label: t`新版改了什么`, run: toChanges }] : []),
  ]
  return <BookMenu turnTo={turnTo} entries={entries} onPrint={print} />
}
