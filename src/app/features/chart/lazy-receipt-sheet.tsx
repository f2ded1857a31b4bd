import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

/** How a chart came about; its steps and what it reckons of certainty are fetched when the chart stands. */
export const LazyReceiptSheet = lazyComponent<ReceiptSheetProps>(() => import('./receipt-sheet.tsx').then((file) => file.ReceiptSheet), {
  isWanted: ({ opened }) => opened,
})
