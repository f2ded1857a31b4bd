import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

/** How a chart came about; its steps and what it reckons of certainty are fetched when the chart stands. */
export const LazyReceiptSheet = fetchedLater<ReceiptSheetProps>(() => import('./receipt-sheet.tsx').then((file) => file.ReceiptSheet), {
  isWanted: ({ opened }) => opened,
})
