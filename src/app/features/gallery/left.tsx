import { Trans } from '@lingui/react/macro'
import { useImageQuota } from '../../session/images.ts'
import classes from './left.module.css'

/** Where nothing is counted, the server says a number that nobody uses up. */
const ENDLESS = 100_000

/** How many pictures are left to make; nothing until it has been heard, or where they are not counted. */
export function Left() {
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
