import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CellNoteProps } from './cell-note.tsx'

/** Popover of a chart cell; its chunk is prefetched after the chart has rendered. */
export const LazyCellNote = lazyComponent<CellNoteProps>(() => import('./cell-note.tsx').then((file) => file.ChartCellNote), {
  isWanted: ({ opened }) => opened,
})
