import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react'
import type { Archive } from '#contract/archive.ts'
import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { Level } from '#readings/reader/levels.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useMessages } from '../language/use-messages.ts'
import classes from './reading.module.css'

/** What is read, whose it is, and how. */
export interface Reading {
  readonly book: Book
  readonly archive: Archive
  readonly locale: Locale
  readonly level: Level
}

const ReadingContext = createContext<Reading | undefined>(undefined)

/** How large each of the five sizes is. */
const SCALES = [0.88, 1, 1.12, 1.24, 1.4] as const

interface ReadingProviderProps extends Pick<Reading, 'book' | 'archive'> {
  children: ReactNode
}

/** A book laid open: at the reader's level, in the reader's size. */
export function ReadingProvider({ book, archive, children }: ReadingProviderProps) {
  const { readerSize } = useSettings()
  return (
    <BookProvider book={book} archive={archive}>
      <div className={classes.root} style={{ '--read-scale': SCALES[readerSize - 1] } as CSSProperties}>
        {children}
      </div>
    </BookProvider>
  )
}

/** The same for what is no part of the text, like a menu in a bar: without the text's size and room. */
export function BookProvider({ book, archive, children }: ReadingProviderProps) {
  const { locale } = useMessages()
  const { readerLevel: level } = useSettings()
  const reading = useMemo(() => ({ book, archive, locale, level }), [book, archive, locale, level])
  return <ReadingContext value={reading}>{children}</ReadingContext>
}

/** The book that lies open around a part. */
export function useReading(): Reading {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('no book lies open here')
  return reading
}
