import type { ReactNode } from 'react'
import { Crumbs } from '../crumbs.tsx'
import classes from './strip.module.css'

/** A row above the page: the button of the side panel (`children`), if any, and breadcrumbs. */
export function BreadcrumbStrip({ hasCrumbs, children }: { hasCrumbs: boolean; children?: ReactNode }) {
  return (
    <div className={classes.root}>
      {children}
      {hasCrumbs && <Crumbs isInSection={children !== undefined} />}
    </div>
  )
}
