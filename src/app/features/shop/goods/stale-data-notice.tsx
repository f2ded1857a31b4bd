import { Button } from '@mantine/core'
import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#device/wire/api-error.ts'
import { formatDayTime } from '../../../language/format-day.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import classes from './stale-data-notice.module.css'

interface FreshLineProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** When the shown data was fetched; milliseconds since the epoch. */
  at: number | undefined
  what: 'prices' | 'orders'
  /** Whether local entries are shown below although the server's list is missing or stale. */
  hasSome?: boolean
}

/** Notice for cached or missing data: its age, the error, and a retry button unless offline. */
export function StaleDataNotice({ query: { data, error, refetch, isFetching }, at, what, hasSome = false }: FreshLineProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { ofCode } = useErrorMessages()
  const isOffline = useConnectivity() === 'offline'
  if (!error && !isOffline) return null
  const since = at === undefined ? '' : formatDayTime(messages, at)
  const cachedText = what === 'prices' ? t`这是 ${since} 的价目，购买要联网。` : t`这是 ${since} 的记录。`
  const empty = what === 'prices' ? t`价目还没有存到本机，联网后再来看。` : t`记录还没有存到本机，联网后再来看。`
  const missingText = hasSome ? t`这里只有在本机付的，其余的联网后再来看。` : empty
  const why = isOffline || !(error instanceof ApiError) ? undefined : ofCode(error.code)
  return (
    <div className={classes.root} role="status">
      <CloudSlash size={18} className={classes.icon} />
      <p className={classes.text}>
        {why} {data === undefined ? missingText : cachedText}
      </p>
      {!isOffline && <Button variant="default" size="compact-md" loading={isFetching} onClick={() => void refetch()}>{t`再试一次`}</Button>}
    </div>
  )
}
