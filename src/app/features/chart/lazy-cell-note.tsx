import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CellNoteProps } from './cell-note.tsx'

/** What a tapped cell means; its dialogs and sentences are fetched when the chart stands. */
export const LazyCellNote = lazyComponent<CellNoteProps>(() => import('./cell-note.tsx').then((file) => file.CellNote), {
  isWanted: ({ opened }) => opened,
})
