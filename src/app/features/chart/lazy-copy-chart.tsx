import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CopyChartProps } from './copy-chart.tsx'

/** Row that copies the chart as text; lazy with its labels, because the first view does not need it. */
export const LazyCopyChart = lazyComponent<CopyChartProps>(() => import('./copy-chart.tsx').then((file) => file.CopyChart))
