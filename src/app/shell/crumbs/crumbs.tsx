import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import classes from './crumbs.module.css'
import { useTrail } from './use-trail.ts'

/** Where one is: each step but the last leads back there. The section goes without saying where its name stands before them. */
export function Crumbs({ isInSection }: { isInSection: boolean }) {
  const { t } = useLingui()
  const whole = useTrail(useLocation())
  const trail = isInSection ? whole?.slice(1) : whole
  if (!trail?.length) return null
  return (
    <nav className={classes.root} aria-label={t`路径`}>
      <ol className={classes.steps}>
        {trail.map(({ name, target }, at) => (
          <li key={`${at} ${name}`} className={classes.step}>
            {at < trail.length - 1 ? (
              // An address that the router itself has read, or knows.
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
