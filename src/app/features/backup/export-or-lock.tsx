import { type ReactNode, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { canLock } from '#device/backup/can-lock.ts'
import { Row } from '../../ui/row.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { ExportRow } from './export-row.tsx'
import { LockForm } from './lock-form.tsx'

/** Everything as one file: as it is, or locked by a passphrase for who asks for that. */
export function ExportOrLock({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  const { t } = useLingui()
  const [isLocking, setLocking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const done = () => {
    setLocking(false)
    // The form that had it is gone.
    box.current?.querySelector<HTMLInputElement>('[role=switch]')?.focus()
  }
  return (
    <div ref={box}>
      {isLocking ? <Row detail={detail}>{children}</Row> : <ExportRow detail={detail}>{children}</ExportRow>}
      <SwitchRow
        checked={isLocking}
        disabled={!canLock()}
        detail={canLock() ? t`文件落到别人手里也看不了` : t`这个网址不是 https，浏览器不让加密`}
        onChange={setLocking}
      >{t`用口令锁上`}</SwitchRow>
      {isLocking && <LockForm onDone={done} />}
    </div>
  )
}
