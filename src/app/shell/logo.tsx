import { useLingui } from '@lingui/react/macro'
import { Mark } from '../art/mark.tsx'
import { site } from '../browser/site.ts'
import classes from './logo.module.css'

/** The logo; links to the public website if the operator has set one. */
export function Logo() {
  const { t } = useLingui()
  if (!site.siteUrl)
    return (
      <span className={classes.root}>
        <Mark size={40} label={t({ message: '命书', context: 'product' })} />
      </span>
    )
  return (
    <a className={classes.root} href={site.siteUrl} target="_blank" rel="noopener noreferrer" aria-label={t`命书网站，在新标签页打开`}>
      <Mark size={40} />
    </a>
  )
}
