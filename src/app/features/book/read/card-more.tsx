import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { withMessages } from '../../../language/i18n.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useBookStatus } from '../../../session/books.ts'
import { useShare } from '../../../ui/use-share.ts'
import { BookMore } from './book-more.tsx'
import type { Opened } from './turn.ts'
import { useCardMessages } from './use-card-messages.ts'
import type { TurnTo } from './use-turns.ts'

/** What else can be done with the book that a card is of, and with the card: pass it on, see what has changed. */
export function CardMore({ opened, turnTo }: { opened: Opened; turnTo: TurnTo }) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const navigate = useNavigate()
  const { share } = useShare()
  const { words, text } = useCardMessages(opened)
  const pictureOf = async () => (await withMessages(import('./card-picture.ts'))).cardPictureOf(words)
  const print = () => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })
  const hasOlder = (useBookStatus(book.archive_id, book.product_id)?.versions.length ?? 0) > 1
  const toChanges = () => void navigate({ to: '/archive/newversion', search: { archiveId: book.archive_id } })
  const entries = [
    ...(opened.card.line ? [{ label: t`分享这一卡`, run: () => share(text, pictureOf) }] : []),
    ...(hasOlder ? [{ label: t`新版改了什么`, run: toChanges }] : []),
  ]
  return <BookMore turnTo={turnTo} entries={entries} onPrint={print} />
}
