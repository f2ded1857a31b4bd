import { lazyComponent } from './lazy-component.tsx'
import type { SheetProps } from './sheet-frame.tsx'

/** A page laid over the page: from the bottom on a phone, in the middle or at the edge on wide screens. */
export const Sheet = lazyComponent<SheetProps>(() => import('./sheet-frame.tsx').then(({ SheetFrame }) => SheetFrame), {
  isWanted: ({ opened }) => opened,
})
