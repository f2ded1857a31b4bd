import { type ReactNode, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ExportMedia } from '#device/account/export.ts'
import { canLock } from '#device/backup/can-lock.ts'
import { Row } from '../../ui/row.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { ExportRow } from './export-row.tsx'
import { ExportPassphraseForm } from './lock-form.tsx'
import { MediaChoice } from './media-choice.tsx'

const NO_MEDIA: ExportMedia = { images: false, recordings: false }

/** Exports everything as one file, optionally with images and recordings, optionally encrypted with a passphrase. */
export function ExportOrLock({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
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
        <ExportRow detail={detail} media={media}>
          {children}
        </ExportRow>
      )}
      <MediaChoice media={media} onChange={setMedia} />
      <SwitchRow
        checked={isLocking}
        disabled={!canLock()}
        detail={canLock() ? t`文件落到别人手里也看不了` : t`这个网址不是 https，浏览器不让加密`}
        onChange={setLocking}
      >{t`用口令锁上`}</SwitchRow>
      {isLocking && <ExportPassphraseForm media={media} onDone={done} />}
    </div>
  )
}
