import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

/** Sheet with the receipt of the chart; its chunk is prefetched after the chart has rendered. */
export const LazyReceiptSheet = lazyComponent<ReceiptSheetProps>(() => import('./receipt-sheet.tsx').then((file) => file.ReceiptSheet), {
  isWanted: ({ opened }) => opened,
})
