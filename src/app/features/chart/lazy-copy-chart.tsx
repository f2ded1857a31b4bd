import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CopyChartProps } from './copy-chart.tsx'

/** Chart as text, with its labels; not needed for the first view. */
export const LazyCopyChart = lazyComponent<CopyChartProps>(() => import('./copy-chart.tsx').then((file) => file.CopyChart))
