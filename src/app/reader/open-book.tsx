import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react'
import type { Archive } from '#contract/archive.ts'
import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { Level } from '#readings/reader/levels.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useMessages } from '../language/use-messages.ts'
import classes from './open-book.module.css'

/** The open book, its archive, and the language and level in which it is read. */
export interface OpenBookValue {
  readonly book: Book
  readonly archive: Archive
  readonly locale: Locale
  readonly level: Level
}

const OpenBookContext = createContext<OpenBookValue | undefined>(undefined)

/** Text scale of each of the five reader sizes. */
const SCALES = [0.88, 1, 1.12, 1.24, 1.4] as const

interface OpenBookProps extends Pick<OpenBookValue, 'book' | 'archive'> {
  children: ReactNode
}

/** Provides the open book and sets the reader's text size. */
export function OpenBookLayout({ book, archive, children }: OpenBookProps) {
  const { readerSize } = useSettings()
  return (
    <BookProvider book={book} archive={archive}>
      <div className={classes.root} style={{ '--read-scale': SCALES[readerSize - 1] } as CSSProperties}>
        {children}
      </div>
    </BookProvider>
  )
}

/** Provides the open book without layout, for parts outside the text such as a menu in a bar. */
export function BookProvider({ book, archive, children }: OpenBookProps) {
  const { locale } = useMessages()
  const { readerLevel: level } = useSettings()
  const reading = useMemo(() => ({ book, archive, locale, level }), [book, archive, locale, level])
  return <OpenBookContext value={reading}>{children}</OpenBookContext>
}

/** Returns the open book. @throws outside a provider */
export function useOpenBook(): OpenBookValue {
  const reading = use(OpenBookContext)
  if (!reading) throw new Error('no BookProvider')
  return reading
}
