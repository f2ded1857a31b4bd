import { lazyComponent } from './lazy-component.tsx'
import type { SheetProps } from './sheet-frame.tsx'

/** A bottom sheet on a phone; a dialog, centred or at the edge, on wide screens. */
export const Sheet = lazyComponent<SheetProps>(() => import('./sheet-frame.tsx').then(({ SheetFrame }) => SheetFrame), {
  isWanted: ({ opened }) => opened,
})
