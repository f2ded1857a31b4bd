import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LayerStripProps } from './layer-strip.tsx'

/** Layer strip; its chunks are prefetched after the chart has rendered. */
export const LazyLayerStrip = lazyComponent<LayerStripProps>(() => import('./layer-strip.tsx').then((file) => file.LayerStrip))
