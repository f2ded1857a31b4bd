import type { ComponentType } from 'react'
import type { Book, BookParagraph } from '#contract/book.ts'

/** What the reader brings: how the paragraphs of a book stand on a page, with their reasons and the reader's own marks. */
export interface BookParts {
  readonly Paragraph: ComponentType<{ book: Book; card: string; paragraph: BookParagraph }>
}
