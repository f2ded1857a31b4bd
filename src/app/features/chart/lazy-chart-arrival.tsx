import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Introduction to the first chart; lazy, since each user sees it only once. */
export const LazyChartArrival = lazyComponent(() => import('./chart-arrival.tsx').then((file) => file.FirstChartIntroduction), {
  isWanted: () => true,
})
