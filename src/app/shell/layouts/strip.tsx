import type { ReactNode } from 'react'
import { Crumbs } from '../crumbs/crumbs.tsx'
import classes from './strip.module.css'

/** A row over the page: what leads to the panel, by the section's name, and where one is in it. */
export function Strip({ hasCrumbs, children }: { hasCrumbs: boolean; children?: ReactNode }) {
  return (
    <div className={classes.root}>
      {children}
      {hasCrumbs && <Crumbs isInSection={children !== undefined} />}
    </div>
  )
}
