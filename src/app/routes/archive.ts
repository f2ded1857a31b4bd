import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from './shell.ts'

const parent = { getParentRoute: () => shellRoute }
/** `?archiveId=` names whose page it is; without one the current archive is meant. */
const validateSearch = (search: Record<string, unknown>): { archiveId?: string } =>
  typeof search.archiveId === 'string' ? { archiveId: search.archiveId } : {}

export const archiveRoutes = [
  createRoute({
    ...parent,
    path: '/archive',
    beforeLoad: () => {
      throw redirect({ to: '/archive/index', replace: true })
    },
  }),
  createRoute({
    ...parent,
    path: '/archive/index',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/archive-index-page.tsx'), 'ArchiveIndexPage'),
  }),
  createRoute({
    ...parent,
    path: '/archive/add',
    component: lazyRouteComponent(() => import('./pages/archive-form-pages.tsx'), 'AddArchivePage'),
  }),
  createRoute({
    ...parent,
    path: '/archive/file',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/archive-form-pages.tsx'), 'EditArchivePage'),
  }),
  createRoute({
    ...parent,
    path: '/archive/oldversion',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'OldVersionPage'),
  }),
  createRoute({
    ...parent,
    path: '/archive/newversion',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'NewVersionPage'),
  }),
]
