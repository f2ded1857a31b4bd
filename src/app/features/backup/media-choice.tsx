import { Checkbox } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ExportMedia } from '#device/account/export.ts'
import { measureExportMedia, type MediaSize } from '#device/account/measure-export-media.ts'
import { formatBytes } from '../../language/format-bytes.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import classes from './media-choice.module.css'

interface MediaChoiceProps {
  media: ExportMedia
  onChange: (media: ExportMedia) => void
}

/** Checkboxes to include images and recordings, with their approximate size. */
export function MediaChoice({ media, onChange }: MediaChoiceProps) {
  const { t } = useLingui()
  const space = useLive(measureExportMedia, useUserId())
  const sizeOf = (count: string, { bytes }: MediaSize) => (bytes > 0 ? t`${count}，约 ${formatBytes(bytes)}` : count)
  const detailOf = (kind: keyof ExportMedia) => {
    if (!space) return undefined
    const { count } = space[kind]
    if (kind === 'images') return count > 0 ? sizeOf(plural(count, { other: '# 张' }), space.images) : t`还没有图片`
    // Only the server knows the recordings made on other devices, so an empty local count is not final.
    return count > 0 ? sizeOf(plural(count, { other: '# 本' }), space.recordings) : t`本机没有用过；服务器上有的都带上`
  }
  return (
    <div className={classes.root}>
      <Checkbox
        label={t`带上图片`}
        description={detailOf('images')}
        checked={media.images}
        disabled={space?.images.count === 0}
        onChange={({ currentTarget }) => onChange({ ...media, images: currentTarget.checked })}
      />
      <Checkbox
        label={t`带上录音`}
        description={detailOf('recordings')}
        checked={media.recordings}
        onChange={({ currentTarget }) => onChange({ ...media, recordings: currentTarget.checked })}
      />
    </div>
  )
}
