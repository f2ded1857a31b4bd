import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { annualYearOf } from '#contract/product.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import type { OverBookProps } from './search-sheet.tsx'
import type { TurnTo } from './use-turns.ts'

const isWanted = ({ opened }: OverBookProps) => opened
const SearchSheet = lazyComponent<OverBookProps>(() => import('./search-sheet.tsx').then((file) => file.SearchSheet), { isWanted })
const MarksSheet = lazyComponent<OverBookProps>(() => import('./marks-sheet.tsx').then((file) => file.MarksSheet), { isWanted })

interface BookMoreProps {
  turnTo: TurnTo
  /** What can be done with this page of it. */
  entries?: readonly { readonly label: string; readonly run: () => void }[]
  /** Leads to all of it as it goes on paper. */
  onPrint: () => void
}

/** What else can be done with a book or a yearly report: look for words, read one's own notes, print all of it. */
export function BookMore({ turnTo, entries = [], onPrint }: BookMoreProps) {
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
