import { useNavigate } from '@tanstack/react-router'
import type { YearMoreProps } from '../../features/annual/annual-page.tsx'
import { BookMenu } from '../../features/book/read/book-menu.tsx'
import { BookProvider } from '../../reader/open-book.tsx'

/** More-menu of a yearly report. Ignores the card of a search result: the report is one page, so a paragraph id is enough. */
export function YearMenu({ archive, book, entries }: YearMoreProps) {
  const navigate = useNavigate()
  return (
    <BookProvider book={book} archive={archive}>
      <BookMenu
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
