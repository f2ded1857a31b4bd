import { Trans } from '@lingui/react/macro'
import { useImageQuota } from '../../session/images.ts'
import classes from './remaining-images.module.css'

/** The server reports an unlimited quota as a remaining number of at least this size. */
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
