import { useNavigate } from '@tanstack/react-router'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { BookMore } from '../../features/book/read/book-more.tsx'
import { ReadingProvider } from '../../reader/reading.tsx'

interface YearMoreProps {
  archive: ListedArchive
  book: Book
}

/** What else can be done with a year's report; all of it is one page, so that every place in it is a paragraph. */
export function YearMore({ archive, book }: YearMoreProps) {
  const navigate = useNavigate()
  return (
    <ReadingProvider book={book} archive={archive}>
      <BookMore
        turnTo={(_card, paragraph = '', version) =>
          void navigate({
            to: '.',
            search: (now) => ({ ...now, ...(version !== undefined && { version }) }),
            hash: paragraph,
            replace: version === undefined,
            resetScroll: false,
          })
        }
        onPrint={() => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })}
      />
    </ReadingProvider>
  )
}
