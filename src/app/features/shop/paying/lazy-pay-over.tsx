import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The pay sheet over another section's page: no such page waits for it. */
export const LazyPayOver = lazyComponent<{ isOpen: boolean }>(() => import('./pay-over.tsx').then((file) => file.PayOver), {
  isWanted: ({ isOpen }) => isOpen,
})
