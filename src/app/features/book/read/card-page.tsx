import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { ListeningParts } from '../../../reader/listening.ts'
import { OpenBookProvider } from '../../../reader/open-book.tsx'
import { useBookStatus } from '../../../session/books.ts'
import { StatePage } from '../../../ui/state-page.tsx'
import { CardView } from './card-view.tsx'
import { LazyWholeBook as WholeBook } from './lazy-whole-book.tsx'
import { openedIn } from './turn.ts'
import { useBroughtBook } from './use-brought-book.ts'
import { useContents } from './use-contents.ts'

interface CardPageProps {
  archive: ListedArchive
  productId: string
  cardId: string
  /** The current one without it. */
  version?: number | undefined
  /** What unlocks the book, drawn where a locked card breaks off. */
  band?: ReactNode
  /** A drawing that belongs to the card, under its line. */
  figure?: ReactNode
  /** What may follow where a card has been read to its end. */
  foot?: ReactNode
  /** What reads it aloud. */
  listening?: ListeningParts
  /** The chart itself stands above, with the page's title and the way back; then the card is there once its book is. */
  isBeneath?: boolean
}

/** One card of a book, as the address names it. */
export function CardPage({ archive, productId, cardId, version, band, figure, foot, listening, isBeneath = false }: CardPageProps) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const { book, trouble, bring } = useBroughtBook(archive.archive_id, productId, version)
  const status = useBookStatus(archive.archive_id, productId)
  const [first] = useState(cardId)
  const [hasTurned, setHasTurned] = useState(false)
  if (first !== cardId && !hasTurned) setHasTurned(true)
  const toContents = useContents()
  useHideBottomBar(!isBeneath)
  const opened = book && openedIn(book, cardId)
  if (book && cardId === 'all') {
    return (
      <OpenBookProvider book={book} archive={archive}>
        <WholeBook onBack={toContents} />
      </OpenBookProvider>
    )
  }
  if (book && opened) {
    return (
      <OpenBookProvider book={book} archive={archive}>
        <CardView
          opened={opened}
          takesFocus={hasTurned}
          isCurrent={version === undefined || !status || version === status.version}
          onContents={toContents}
          band={band}
          figure={figure}
          foot={foot}
          listening={listening}
          isBeneath={isBeneath}
        />
      </OpenBookProvider>
    )
  }
  if (book) return <StatePage title={t`书里没有这一卡`}>{<Button variant="default" onClick={toContents}>{t`回到目录`}</Button>}</StatePage>
  if (!trouble || isBeneath) return null
  return (
    <StatePage title={t`这本书还不在本机`} detail={ofCode(trouble.code, trouble.data)}>
      <Button onClick={bring}>{t`再试一次`}</Button>
      <Button variant="default" onClick={toContents}>{t`回到目录`}</Button>
    </StatePage>
  )
}
