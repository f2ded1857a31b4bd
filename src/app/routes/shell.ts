import { createRoute } from '@tanstack/react-router'
import { FirstPullErrorPage, FirstPullSkeleton } from '../shell/guard-pages.tsx'
import { createPageRouteOptions, createRedirectRouteOptions, type FileLoader, type PageMetadata } from './page-record.ts'
import { rootRoute } from './root.tsx'
import type { MessageDescriptor } from '@lingui/core'
import type { Section } from '../shell/sections.ts'

const parent = { getParentRoute: () => rootRoute, pendingComponent: FirstPullSkeleton, errorComponent: FirstPullErrorPage }

export const onboardingRoute = createRoute({
  ...parent,
  path: '/onboarding',
  ...createPageRouteOptions(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage', { needs: 'no archive', budgetKib: 330 }),
})

const layoutFiles = () => import('../shell/shell-layout.ts')
const loadLayout = () => layoutFiles().then(({ loadFirstLayout }) => loadFirstLayout())

/** Parent route of all pages that require a login; redirects to onboarding when the user has no archive. */
export const shellRoute = createRoute({
  ...parent,
  id: 'shell',
  // Loads the stored layout before the first render; the shell itself loads a layout chosen later.
  loader: loadLayout,
  staleTime: Infinity,
  ...createPageRouteOptions(() => import('./pages/shell-page.tsx'), 'ShellPage', {
    needs: 'archive',
    isFirstScreen: true,
    prefetch: loadLayout,
    sidePanel: () => import('./pages/side-panel.tsx'),
  }),
})

/** Returns functions that create the options of a section's routes, except their paths. */
export function createSectionRouteFactory(section: Section) {
  const inShell = { getParentRoute: () => shellRoute }
  return {
    page: <T extends object, Name extends keyof T>(
      file: FileLoader<T>,
      name: Name,
      title: MessageDescriptor,
      record: PageMetadata = {},
    ) => ({
      ...inShell,
      ...createPageRouteOptions(file, name, { ...record, section, title }),
    }),
    leadsTo: (to: string) => ({ ...inShell, ...createRedirectRouteOptions(to, { section }) }),
  }
}
