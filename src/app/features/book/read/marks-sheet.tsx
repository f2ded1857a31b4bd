import { useLingui } from '@lingui/react/macro'
import { Trash } from '@phosphor-icons/react/dist/csr/Trash'
import type { BookMark, Book, BookParagraph, BookVersion } from '#contract/book.ts'
import { findParagraph } from '#device/books/find-paragraph.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { formatBookText } from '../../../reader/book-text.ts'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import { useBookMarks, useBookStatus, useVersionWithParagraph } from '../../../session/books.ts'
import { formatCardName } from '../../../terms/card-name.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RowButton } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './marks-sheet.module.css'
import type { BookSheetProps } from './search-sheet.tsx'

/** Sheet with all notes and highlights of the book in reading order; each links to its paragraph. */
export function MarksSheet({ opened, onClose, turnTo }: BookSheetProps) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const marks = useBookMarks(book.archive_id, book.product_id) ?? []
  const left = listMarksInOrder(book, marks)
  return (
    <Sheet opened={opened} onClose={onClose} title={t`笔记与标亮`}>
      {left.length === 0 && <p className={classes.none}>{t`还没有笔记，也没有标亮。`}</p>}
      <ul>
        {left.map((mark) => (
          <MarkRow
            key={mark.mark_id}
            mark={mark}
            onOpen={(version) => {
              onClose()
              turnTo(mark.card, mark.paragraph, version)
            }}
          />
        ))}
      </ul>
    </Sheet>
  )
}

interface MarkRowProps {
  mark: BookMark
  /** Called when the mark is opened; with a version number if the open version no longer has the paragraph. */
  onOpen: (version?: number) => void
}

function MarkRow({ mark, onOpen }: MarkRowProps) {
  const { t } = useLingui()
  const { book, locale, level } = useOpenBook()
  const { remove } = useMarkActions()
  const at = book.cards.findIndex(({ id }) => id === mark.card)
  const card = book.cards[at]!
  const here = findParagraph(book, mark.card, mark.paragraph)
  const left = useVersionWithMark(mark, here === undefined)
  const { version } = left
  const text = (here ?? left.paragraph)?.text[locale]
  const words = mark.quote || (text && formatBookText(text, level).text) || ''
  const where = formatCardName(locale, book.product_id, at + 1, card.title[locale])
  return (
    <li className={classes.row}>
      <RowButton detail={version === undefined ? where : `${where} · ${t`第 ${version} 版`}`} onClick={() => onOpen(version)}>
        {mark.kind === 'note' && <span className={classes.note}>{mark.text}</span>}
        <span className={classes.words}>{words}</span>
      </RowButton>
      <IconButton label={mark.kind === 'note' ? t`删除笔记` : t`取消标亮`} onClick={() => void remove(mark)}>
        <Trash size={20} weight="light" />
      </IconButton>
    </li>
  )
}

/** Returns notes and highlights in reading order; leaves out those on cards that the book no longer has. */
export function listMarksInOrder({ cards }: Pick<Book, 'cards'>, marks: readonly BookMark[]): BookMark[] {
  const order = cards.flatMap(({ id, sections, todo }) => [
    `${id} `,
    ...sections.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => `${id} ${paragraph.id}`)),
    `${id} ${todo?.id}`,
  ])
  const placeOf = ({ card, paragraph }: BookMark) => {
    const at = order.indexOf(`${card} ${paragraph}`)
    return at >= 0 ? at : order.indexOf(`${card} `)
  }
  return marks
    .filter(({ kind, card }) => (kind === 'note' || kind === 'highlight') && cards.some(({ id }) => id === card))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Finds the older version with the paragraph of a mark, and that paragraph if the version is stored. Both undefined unless `isGone`. */
function useVersionWithMark(
  { archive_id, product_id, card, paragraph, made_at }: BookMark,
  isGone: boolean,
): {
  version: number | undefined
  paragraph: BookParagraph | undefined
} {
  const stored = useVersionWithParagraph(archive_id, product_id, card, isGone ? paragraph : '')
  const status = useBookStatus(archive_id, product_id)
  if (!isGone) return { version: undefined, paragraph: undefined }
  const version = stored?.version ?? (status ? findVersionAt(status.versions, made_at) : undefined)
  return { version, paragraph: stored ? findParagraph(stored, card, paragraph) : undefined }
}

/** Returns the version that was current at `moment` (ms); the first version if `moment` is before all of them. */
function findVersionAt(versions: readonly BookVersion[], moment: number): number | undefined {
  return (versions.find(({ made_at }) => made_at <= moment) ?? versions.at(-1))?.version
}
