import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import classes from './crumbs.module.css'
import { useCrumbs } from './use-crumbs.ts'

/** Breadcrumbs; all but the last are links. `isInSection`: omits the section, whose name is already shown before them. */
export function Crumbs({ isInSection }: { isInSection: boolean }) {
  const { t } = useLingui()
  const allCrumbs = useCrumbs(useLocation())
  const shownCrumbs = isInSection ? allCrumbs?.slice(1) : allCrumbs
  if (!shownCrumbs?.length) return null
  return (
    <nav className={classes.root} aria-label={t`路径`}>
      <ol className={classes.steps}>
        {shownCrumbs.map(({ name, target }, at) => (
          <li key={`${at} ${name}`} className={classes.step}>
            {at < shownCrumbs.length - 1 ? (
              // Cast: path and search come from the router, but untyped.
              <Link to={target.to} search={(target.search ?? {}) as never} activeProps={{}} className={classes.link}>
                {name}
              </Link>
            ) : (
              <span className={classes.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
