import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clearEvicted } from '#device/images/space.ts'
import { formatBytes } from '../../language/format-bytes.ts'
import { useEvictedImages } from '../../session/images.ts'
import { useUserId } from '../../session/session.ts'
import classes from './notices.module.css'

/** What was let go to make room is said, until it has been read. */
export function LetGoLine() {
  const { t } = useLingui()
  const userId = useUserId()
  const gone = useEvictedImages()
  if (!gone) return null
  const [count, size] = [plural(gone.count, { other: '# 张' }), formatBytes(gone.bytes)]
  return (
    <div className={classes.line} role="status">
      <p>{t`本机空间不够，放下了最早的原图 ${count}（${size}）。小图还在，原图可再下载。`}</p>
      <Button variant="default" size="compact-md" onClick={() => void clearEvicted(userId)}>{t`知道了`}</Button>
    </div>
  )
}
