import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { annualYearOf } from '#contract/product.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import type { BookSheetProps } from './search-sheet.tsx'
import type { OpenCardFunction } from './opened-card.ts'

const isWanted = ({ opened }: BookSheetProps) => opened
const SearchSheet = lazyComponent<BookSheetProps>(() => import('./search-sheet.tsx').then((file) => file.SearchSheet), { isWanted })
const MarksSheet = lazyComponent<BookSheetProps>(() => import('./marks-sheet.tsx').then((file) => file.MarksSheet), { isWanted })

interface BookMenuProps {
  turnTo: OpenCardFunction
  /** Additional menu entries for the page. */
  entries?: readonly { readonly label: string; readonly run: () => void }[]
  /** Opens the print view. */
  onPrint: () => void
}

/** Menu of a book or yearly report: search, notes and highlights, print. */
export function BookMenu({ turnTo, entries = [], onPrint }: BookMenuProps) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const [over, setOver] = useState<'search' | 'marks'>()
  const close = () => setOver(undefined)
  const isReport = annualYearOf(book.product_id) !== undefined
  const all = [
    { label: isReport ? t`在报告里找` : t`在书里找`, run: () => setOver('search') },
    { label: t`笔记与标亮`, run: () => setOver('marks') },
    ...entries,
    ...(book.is_locked ? [] : [{ label: isReport ? t`打印报告` : t`打印全书`, run: onPrint }]),
  ]
  return (
    <>
      <MoreMenu label={isReport ? t`这份报告的更多操作` : t`这本书的更多操作`} entries={all} />
      <SearchSheet opened={over === 'search'} onClose={close} turnTo={turnTo} />
      <MarksSheet opened={over === 'marks'} onClose={close} turnTo={turnTo} />
    </>
  )
}
