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
  // Never reuses a preloaded result: loaders read Dexie, whose data may have changed.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  // View transitions: not for the first page (costs slow phones 300 ms), the same address (closed overlay), reduced motion, or hash
  // steps (taps would be lost).
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
