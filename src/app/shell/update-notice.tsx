import { Button } from '@mantine/core'
import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../ui/icon-button.tsx'
import { acceptUpdate, useIsUpdateReady } from '../updates/update.ts'
import classes from './update-notice.module.css'

/** Offers to activate a new version; nothing reloads before the user accepts. */
export function UpdateNotice() {
  const { t } = useLingui()
  const isReady = useIsUpdateReady()
  const [isPutOff, setIsPutOff] = useState(false)
  if (!isReady || isPutOff) return null
  return (
    <section className={classes.root} role="status" aria-label={t`新版本已备好`}>
      <ArrowClockwise size={22} weight="light" aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>{t`新版本已备好`}</p>
        <p className={classes.detail}>{t`重开即用。正在填的表单请先存好。`}</p>
      </div>
      <Button variant="default" size="compact-md" onClick={acceptUpdate}>{t`重开`}</Button>
      <IconButton label={t`稍后`} onClick={() => setIsPutOff(true)}>
        <X size={20} weight="light" />
      </IconButton>
    </section>
  )
}
