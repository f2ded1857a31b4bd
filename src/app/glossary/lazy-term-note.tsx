import { lazyComponent } from '../ui/lazy-component.tsx'
import type { TermNoteProps } from './term-note.tsx'

/** The entry of a term beside it or in a sheet; its frame is fetched when a page that has terms is idle. */
export const LazyTermNote = lazyComponent<TermNoteProps>(() => import('./term-note.tsx').then((file) => file.TermNote), {
  isWanted: ({ opened }) => opened,
})
