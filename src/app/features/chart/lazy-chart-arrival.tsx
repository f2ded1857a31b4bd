import { fetchedLater } from '../../ui/fetched-later.tsx'

/** Seen once in a person's life: in a file of its own. */
export const LazyChartArrival = fetchedLater(() => import('./chart-arrival.tsx').then((file) => file.ChartArrival), {
  isWanted: () => true,
})
