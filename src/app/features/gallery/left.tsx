import { Trans } from '@lingui/react/macro'
import { useImagesStanding } from '../../session/images.ts'
import classes from './left.module.css'

/** How many pictures are left to make; nothing until it has been heard. */
export function Left() {
  const left = useImagesStanding()?.left
  if (left === undefined) return null
  return (
    <p className={classes.root}>
      <Trans>
        余 <span>{left}</span> 张
      </Trans>
    </p>
  )
}
