import { createRouter } from '@tanstack/react-router'
import { archiveRoutes } from '../routes/archive.ts'
import { chatRoutes } from '../routes/chat.ts'
import { fateRoutes } from '../routes/fate.ts'
import { meRoutes } from '../routes/me.ts'
import { publicRoutes } from '../routes/public.ts'
import { rootRoute } from '../routes/root.tsx'
import { onboardingRoute, shellRoute } from '../routes/shell.ts'
import { shopRoutes } from '../routes/shop.ts'

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  onboardingRoute,
  shellRoute.addChildren([...fateRoutes, ...archiveRoutes, ...chatRoutes, ...shopRoutes, ...meRoutes]),
])

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Loaders read Dexie, so a preloaded result is never reused.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  // View transitions run between pages only. Not for the first page: an empty snapshot costs a slow phone 300 ms.
  // Not for closed overlays (same address) or reduced motion. Not for hash steps: taps are lost while a snapshot is taken.
  defaultViewTransition: {
    types: ({ fromLocation, pathChanged, hrefChanged, hashChanged }) => {
      const isStep = hashChanged && !pathChanged
      return fromLocation && hrefChanged && !isStep && wantsMotion() ? [] : false
    },
  },
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
