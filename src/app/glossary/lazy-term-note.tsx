import { lazyComponent } from '../ui/lazy-component.tsx'
import type { TermNoteProps } from './term-note.tsx'

/** Glossary entry in a popover or sheet; prefetched when a page with terms is idle. */
export const LazyTermNote = lazyComponent<TermNoteProps>(() => import('./term-note.tsx').then((file) => file.TermNote), {
  isWanted: ({ opened }) => opened,
})
