import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { ListeningComponents } from '../../../reader/listening.ts'
import { OpenBookLayout } from '../../../reader/open-book.tsx'
import { useBookStatus } from '../../../session/books.ts'
import { StatePage } from '../../../ui/state-page.tsx'
import { CardView } from './card-view.tsx'
import { LazyPrintBookView as WholeBook } from '../lazy.tsx'
import { findCardWithNeighbours, useBackToContents } from './opened-card.ts'
import { useDownloadedBook } from './use-downloaded-book.ts'

interface CardPageProps {
  archive: ListedArchive
  productId: string
  cardId: string
  /** Version number; undefined for the current version. */
  version?: number | undefined
  /** Unlock offer at the end of a locked card. */
  band?: ReactNode
  /** Chart or drawing below the main sentence of the card. */
  figure?: ReactNode
  /** Content after the end of a card without locked paragraphs. */
  foot?: ReactNode
  /** Read-aloud components. */
  listening?: ListeningComponents
  /** True below the chart on the chart's page, which has the title and back button; then nothing renders until the book is loaded. */
  isBelowChart?: boolean
}

/** Page of one card of a book; loads the book first if necessary. */
export function CardPage({ archive, productId, cardId, version, band, figure, foot, listening, isBelowChart = false }: CardPageProps) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const { book, error, retry } = useDownloadedBook(archive.archive_id, productId, version)
  const status = useBookStatus(archive.archive_id, productId)
  const [first] = useState(cardId)
  const [hasTurned, setHasTurned] = useState(false)
  if (first !== cardId && !hasTurned) setHasTurned(true)
  const backToContents = useBackToContents()
  useHideBottomBar(!isBelowChart)
  const opened = book && findCardWithNeighbours(book, cardId)
  if (book && cardId === 'all') {
    return (
      <OpenBookLayout book={book} archive={archive}>
        <WholeBook onBack={backToContents} />
      </OpenBookLayout>
    )
  }
  if (book && opened) {
    return (
      <OpenBookLayout book={book} archive={archive}>
        <CardView
          opened={opened}
          takesFocus={hasTurned}
          isCurrent={version === undefined || !status || version === status.version}
          onContents={backToContents}
          band={band}
          figure={figure}
          foot={foot}
          listening={listening}
          isBelowChart={isBelowChart}
        />
      </OpenBookLayout>
    )
  }
  if (book)
    return <StatePage title={t`书里没有这一卡`}>{<Button variant="default" onClick={backToContents}>{t`回到目录`}</Button>}</StatePage>
  if (!error || isBelowChart) return null
  return (
    <StatePage title={t`这本书还不在本机`} detail={ofCode(error.code, error.data)}>
      <Button onClick={retry}>{t`再试一次`}</Button>
      <Button variant="default" onClick={backToContents}>{t`回到目录`}</Button>
    </StatePage>
  )
}
