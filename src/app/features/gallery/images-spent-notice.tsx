import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './notices.module.css'

/** Notice that the picture quota is used up, with a link to the shop; the choices are stored. */
export function ImagesSpentNotice() {
  const { t } = useLingui()
  return (
    <div className={classes.line} role="status">
      <p>{t`张数用完了，选好的都留着。`}</p>
      <ButtonLink to="/setting/shop" search={{ payment: 'image_pack' }} size="compact-md">{t`看价目`}</ButtonLink>
    </div>
  )
}
