import { useLingui } from '@lingui/react/macro'
import { BrandMark } from '../art/mark.tsx'
import { site } from '../browser/site.ts'
import classes from './logo.module.css'

/** The logo; links to the public website if the operator has set one. */
export function Logo() {
  const { t } = useLingui()
  if (!site.siteUrl)
    return (
      <span className={classes.root}>
        <BrandMark size={40} label={t({ message: '命书', context: 'product' })} />
      </span>
    )
  return (
    <a className={classes.root} href={site.siteUrl} target="_blank" rel="noopener noreferrer" aria-label={t`命书网站，在新标签页打开`}>
      <BrandMark size={40} />
    </a>
  )
}
