import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getArchivesPullTime } from '#device/archives/archive-list.ts'
import { countUnsent } from '#device/outbox/unsent.ts'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useArchives } from '../../session/archives.ts'
import { formatTimestamp } from '../../language/format-timestamp.ts'
import { useUserId } from '../../session/session.ts'
import { Row } from '../../ui/row.tsx'

/** Rows with the number of archives stored on this device, the time of the last sync, and the number of unsent changes. */
export function StoredOnDevice() {
  const { t } = useLingui()
  const messages = useMessages()
  const userId = useUserId()
  const archives = useArchives()?.length ?? 0
  const pulledAt = useLive(getArchivesPullTime, userId)
  const unsent = useLive(countUnsent, userId) ?? 0
  const worksOffline = useWorksOffline()
  const detail = worksOffline
    ? t`命盘、每天的运势都在本机，离线可读`
    : t`命盘、每天的运势都在本机。这个浏览器没有存下页面（隐私窗口或空间不足时会这样），断网后打不开`
  return (
    <>
      <Row end={plural(archives, { other: '# 份' })} detail={detail}>{t`档案`}</Row>
      <Row end={pulledAt ? formatTimestamp(messages, pulledAt) : '—'}>{t`上次同步`}</Row>
      <Row end={unsent === 0 ? t`没有` : plural(unsent, { other: '# 项' })}>{t`还没送到的改动`}</Row>
    </>
  )
}
