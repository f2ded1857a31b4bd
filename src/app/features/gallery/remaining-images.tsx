import { Trans } from '@lingui/react/macro'
import { useImageQuota } from '../../session/images.ts'
import classes from './remaining-images.module.css'

/** The server sends a number above this where the quota is unlimited. */
const ENDLESS = 100_000

/** Remaining quota of pictures; nothing while unknown or unlimited. */
export function RemainingImages() {
  const left = useImageQuota()?.left
  if (left === undefined || left >= ENDLESS) return null
  return (
    <p className={classes.root}>
      <Trans>
        余 <span>{left}</span> 张
      </Trans>
    </p>
  )
}
