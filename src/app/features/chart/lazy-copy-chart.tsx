import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CopyChartProps } from './copy-chart.tsx'

/** The chart as text, with the words that it is written in; nothing that a first look needs. */
export const LazyCopyChart = lazyComponent<CopyChartProps>(() => import('./copy-chart.tsx').then((file) => file.CopyChart))
