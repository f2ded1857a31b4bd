import { type ReactNode, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import type { ExportMedia } from '#device/account/export.ts'
import { canEncryptFiles } from '#device/backup/can-lock.ts'
import { measureExportMedia, type MediaSize } from '#device/account/measure-export-media.ts'
import { Row } from '../../ui/row.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { formatBytes } from '../../language/format-bytes.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { ExportAllRow } from './export-all.tsx'
import { ExportPassphraseForm } from './lock-form.tsx'
import classes from './export-section.module.css'

const NO_MEDIA: ExportMedia = { images: false, recordings: false }

/** Exports everything as one file, optionally with images and recordings, optionally encrypted with a passphrase. */
export function ExportSection({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  const { t } = useLingui()
  const [isLocking, setLocking] = useState(false)
  const [media, setMedia] = useState(NO_MEDIA)
  const box = useRef<HTMLDivElement>(null)
  const done = () => {
    setLocking(false)
    // Moves the focus to the switch, because the form that had the focus is unmounted.
    box.current?.querySelector<HTMLInputElement>('[role=switch]')?.focus()
  }
  return (
    <div ref={box}>
      {isLocking ? (
        <Row detail={detail}>{children}</Row>
      ) : (
        <ExportAllRow detail={detail} media={media}>
          {children}
        </ExportAllRow>
      )}
      <ExportMediaCheckboxes media={media} onChange={setMedia} />
      <SwitchRow
        checked={isLocking}
        disabled={!canEncryptFiles()}
        detail={canEncryptFiles() ? t`文件落到别人手里也看不了` : t`这个网址不是 https，浏览器不让加密`}
        onChange={setLocking}
      >{t`用口令锁上`}</SwitchRow>
      {isLocking && <ExportPassphraseForm media={media} onDone={done} />}
    </div>
  )
}

interface MediaChoiceProps {
  media: ExportMedia
  onChange: (media: ExportMedia) => void
}

/** Checkboxes to include images and recordings, with their approximate size. */
function ExportMediaCheckboxes({ media, onChange }: MediaChoiceProps) {
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
