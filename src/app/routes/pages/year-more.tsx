import { useNavigate } from '@tanstack/react-router'
import type { YearMoreProps } from '../../features/annual/annual-page.tsx'
import { BookMore } from '../../features/book/read/book-more.tsx'
import { BookProvider } from '../../reader/reading.tsx'

/** What else can be done with a year's report; all of it is one page, so that every place in it is a paragraph. */
export function YearMore({ archive, book, entries }: YearMoreProps) {
  const navigate = useNavigate()
  return (
    <BookProvider book={book} archive={archive}>
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
        entries={entries}
        onPrint={() => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })}
      />
    </BookProvider>
  )
}
