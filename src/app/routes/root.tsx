import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../errors/error-pages.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { useFocusOnNavigation } from '../ui/use-focus-on-navigation.ts'
import { UnknownPage } from './pages/unknown-page.tsx'

function Root() {
  useFocusOnNavigation()
  return (
    <>
      <ProgressLine />
      <Outlet />
    </>
  )
}

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: UnknownPage, errorComponent: ErrorPage })
