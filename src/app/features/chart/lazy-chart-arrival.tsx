import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Seen once in a person's life: in a file of its own. */
export const LazyChartArrival = lazyComponent(() => import('./chart-arrival.tsx').then((file) => file.ChartArrival), {
  isWanted: () => true,
})
