import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { firstReadings } from './ahead.ts'
import { shellRoute } from './shell.ts'

const year = lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'YearPage')
const parent = { getParentRoute: () => shellRoute }

export const fateRoutes = [
  createRoute({
    ...parent,
    path: '/fate',
    beforeLoad: () => {
      throw redirect({ to: '/fate/index', replace: true })
    },
  }),
  createRoute({
    ...parent,
    path: '/fate/index',
    loader: firstReadings,
    component: lazyRouteComponent(() => import('./pages/fate-index-page.tsx'), 'FateIndexPage'),
  }),
  createRoute({ ...parent, path: '/fate/year', component: year }),
  createRoute({ ...parent, path: '/fate/month', component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'MonthPage') }),
  createRoute({ ...parent, path: '/fate/pic', component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'PicturesPage') }),
  createRoute({
    ...parent,
    path: '/fate/picAvatar',
    component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'PortraitPage'),
  }),
  createRoute({
    ...parent,
    path: '/fate/picWallpaper',
    component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'WallpaperPage'),
  }),
]
