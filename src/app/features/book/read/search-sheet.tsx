import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { splitText } from '../../../reader/book-text.ts'
import { annualYearOf } from '#contract/product.ts'
import { formatCardName } from '../../../terms/card-name.ts'
import { RowButton } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { searchBook, type SearchHit } from '../../../reader/search-book.ts'
import classes from './search-sheet.module.css'
import type { OpenCardFunction } from './opened-card.ts'

export interface BookSheetProps {
  opened: boolean
  onClose: () => void
  turnTo: OpenCardFunction
}

/** Sheet with full-text search in the book; each hit links to its paragraph. */
export function SearchSheet({ opened, onClose, turnTo }: BookSheetProps) {
  const { t } = useLingui()
  const { book, locale, level } = useOpenBook()
  const isReport = annualYearOf(book.product_id) !== undefined
  const name = isReport ? t`在报告里找` : t`在书里找`
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const found = useMemo(() => searchBook(book, words, locale, level), [book, words, locale, level])
  return (
    <Sheet opened={opened} onClose={onClose} title={name}>
      <TextInput
        type="search"
        aria-label={name}
        data-autofocus
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <p className={classes.count} role="status">
        {words.trim() !== '' && found.length === 0 && (isReport ? t`报告里没有这几个字` : t`书里没有这几个字`)}
      </p>
      <ul className={classes.found}>
        {found.map(({ card, number, title, paragraph, text, hits }, i) => (
          <li key={`${card} ${paragraph} ${i}`}>
            <RowButton
              detail={<HitText text={text} hits={hits} />}
              onClick={() => {
                onClose()
                turnTo(card, paragraph)
              }}
            >
              {formatCardName(locale, book.product_id, number, title)}
            </RowButton>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Text around a search hit, with the searched words highlighted. */
function HitText({ text, hits }: Pick<SearchHit, 'text' | 'hits'>) {
  return splitText(text.length, [hits]).map(({ from, to, within: [isHit] }) => {
    const words = text.slice(from, to)
    return isHit ? <mark key={from}>{words}</mark> : words
  })
}
