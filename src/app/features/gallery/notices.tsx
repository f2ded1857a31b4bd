import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui, Trans } from '@lingui/react/macro'
import { clearEvictionSummary } from '#device/images/space.ts'
import { formatBytes } from '../../language/format-bytes.ts'
import { useEvictedImages, useImageQuota } from '../../session/images.ts'
import { useUserId } from '../../session/session.ts'
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

/** Notice of originals that were evicted to free space, until it is dismissed. */
export function EvictedNotice() {
  const { t } = useLingui()
  const userId = useUserId()
  const gone = useEvictedImages()
  if (!gone) return null
  const [count, size] = [plural(gone.count, { other: '# 张' }), formatBytes(gone.bytes)]
  return (
    <div className={classes.line} role="status">
      <p>{t`本机空间不够，放下了最早的原图 ${count}（${size}）。小图还在，原图可再下载。`}</p>
      <Button variant="default" size="compact-md" onClick={() => void clearEvictionSummary(userId)}>{t`知道了`}</Button>
    </div>
  )
}

/** The server reports an unlimited quota as a remaining number of at least this size. */
const ENDLESS = 100_000

/** Remaining quota of pictures; nothing while unknown or unlimited. */
export function RemainingImages() {
  const left = useImageQuota()?.left
  if (left === undefined || left >= ENDLESS) return null
  return (
    <p className={classes.remaining}>
      <Trans>
        余 <span>{left}</span> 张
      </Trans>
    </p>
  )
}
