import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../errors/error-page.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { useArrival } from '../shell/use-arrival.ts'
import { UnknownPage } from './pages/unknown-page.tsx'

function Root() {
  useArrival()
  return (
    <>
      <ProgressLine />
      <Outlet />
    </>
  )
}

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: UnknownPage, errorComponent: ErrorPage })
