import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ArchiveSyncState } from '#device/archives/archive-list.ts'
import { Tag } from '../../ui/tag.tsx'

/** Time in ms for which the "synced" tag is shown (P-15). */
const SYNCED_TAG_MS = 3000

/** Tag with the sync state of an archive; shows "synced" for three seconds after an upload. */
export function SyncTag({ mark }: { mark: ArchiveSyncState }) {
  const { t } = useLingui()
  const arrived = useJustSynced(mark)
  if (mark === 'waiting') return <Tag tone="pending">{t`待同步`}</Tag>
  if (mark === 'conflict') return <Tag tone="seal">{t`两处改动`}</Tag>
  if (mark === 'failed') return <Tag tone="seal">{t`未能同步`}</Tag>
  return arrived ? <Tag tone="done">{t`已同步`}</Tag> : null
}

function useJustSynced(mark: ArchiveSyncState): boolean {
  const before = useRef(mark)
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const wasWaiting = before.current === 'waiting'
    before.current = mark
    if (!wasWaiting || mark !== null) return
    setArrived(true)
    const timer = setTimeout(() => setArrived(false), SYNCED_TAG_MS)
    return () => clearTimeout(timer)
  }, [mark])
  return arrived
}
