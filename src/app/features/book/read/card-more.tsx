import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { withWords } from '../../../language/i18n.ts'
import { useReading } from '../../../reader/reading.tsx'
import { useBookStatus } from '../../../session/books.ts'
import { fetchedLater } from '../../../ui/fetched-later.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { usePassOn } from '../../../ui/use-pass-on.ts'
import type { OverBookProps } from './search-sheet.tsx'
import type { Opened } from './turn.ts'
import { useCardWords } from './use-card-words.ts'
import type { TurnTo } from './use-turns.ts'

const isWanted = ({ opened }: OverBookProps) => opened
const SearchSheet = fetchedLater<OverBookProps>(() => import('./search-sheet.tsx').then((file) => file.SearchSheet), { isWanted })
const MarksSheet = fetchedLater<OverBookProps>(() => import('./marks-sheet.tsx').then((file) => file.MarksSheet), { isWanted })

/** What else can be done with the book: look for words, read one's own notes, pass the card on, print all of it. */
export function CardMore({ opened, turnTo }: { opened: Opened; turnTo: TurnTo }) {
  const { t } = useLingui()
  const { book } = useReading()
  const navigate = useNavigate()
  const { passOn } = usePassOn()
  const { words, text } = useCardWords(opened)
  const [over, setOver] = useState<'search' | 'marks'>()
  const close = () => setOver(undefined)
  const pictureOf = async () => (await withWords(import('./card-picture.ts'))).cardPictureOf(words)
  const print = () => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })
  const hasOlder = (useBookStatus(book.archive_id, book.product_id)?.versions.length ?? 0) > 1
  const toChanges = () => void navigate({ to: '/archive/newversion', search: { archiveId: book.archive_id } })
  const entries = [
    { label: t`在书里找`, run: () => setOver('search') },
    { label: t`笔记与标亮`, run: () => setOver('marks') },
    ...(opened.card.line ? [{ label: t`分享这一卡`, run: () => passOn(text, pictureOf) }] : []),
    ...(hasOlder ? [{ label: t`新版改了什么`, run: toChanges }] : []),
    ...(book.is_locked ? [] : [{ label: t`打印全书`, run: print }]),
  ]
  return (
    <>
      <MoreMenu label={t`这本书的更多操作`} entries={entries} />
      <SearchSheet opened={over === 'search'} onClose={close} turnTo={turnTo} />
      <MarksSheet opened={over === 'marks'} onClose={close} turnTo={turnTo} />
    </>
  )
}
