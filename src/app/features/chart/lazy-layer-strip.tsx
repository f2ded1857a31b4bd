import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LayerStripProps } from './layer-strip.tsx'

/** The layers of a moment; what they bring together is reckoned and said in files of its own, fetched when the chart stands. */
export const LazyLayerStrip = lazyComponent<LayerStripProps>(() => import('./layer-strip.tsx').then((file) => file.LayerStrip))
