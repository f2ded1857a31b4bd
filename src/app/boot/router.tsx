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
  // Documents are read from Dexie, so a preloaded route is never stale.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  // Pages cross; the first one comes over nothing, and taking a picture of nothing costs a slow phone 300 ms.
  // What is closed over a page crosses nothing either, and for who wants no motion the pictures would be taken in vain. While they
  // are taken, taps are lost: the steps of one page, which are tapped fast, move by themselves.
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
