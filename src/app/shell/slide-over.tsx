import { lazyComponent } from '../ui/lazy-component.tsx'
import type { SlideOverFrameProps } from './slide-over-frame.tsx'

/** A tablet's side panel, laid over the page's left edge. */
export const SlideOver = lazyComponent<SlideOverFrameProps>(() => import('./slide-over-frame.tsx').then((file) => file.SlideOverFrame), {
  isWanted: ({ opened }) => opened,
})
