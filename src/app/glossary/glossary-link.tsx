import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './glossary-link.module.css'

export function GlossaryLink() {
  const { t } = useLingui()
  return (
    <Link to="/glossary" className={classes.root}>
      {t`全部术语`}
    </Link>
  )
}
