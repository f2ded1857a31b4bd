import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { Tag } from '../../../ui/tag.tsx'
import classes from './unsent-actions.module.css'

interface UnsentActionsProps {
  onSend: () => Promise<unknown>
  onDiscard: () => Promise<unknown>
}

/** Buttons to send or discard a question that was written offline; it is sent only on request. */
export function UnsentActions({ onSend, onDiscard }: UnsentActionsProps) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <div className={classes.root}>
      <Tag tone="pending">{t`未送出`}</Tag>
      <p className={classes.words}>{isOffline ? t`等有了网，再问你要不要送。` : t`现在送出？`}</p>
      <div className={classes.actions}>
        {!isOffline && <Button size="compact-md" loading={isBusy} onClick={() => run(onSend)}>{t`送出`}</Button>}
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={() => run(onDiscard)}>{t`不送了`}</Button>
      </div>
    </div>
  )
}
