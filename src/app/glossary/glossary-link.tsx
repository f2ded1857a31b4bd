import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './glossary-link.module.css'

/** From a page or an entry to all of them. */
export function GlossaryLink() {
  const { t } = useLingui()
  return (
    <Link to="/glossary" className={classes.root}>
      {t`全部术语`}
    </Link>
  )
}
