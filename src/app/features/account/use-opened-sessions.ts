import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#device/wire/api-error.ts'
import { endOtherSession, fetchSessions } from '#device/account/user-sessions.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { createStaleTime } from '../../session/query-client.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { createUserQuery, createQueryKey } from '../../session/user-query.ts'

/** Queries the user's login sessions; always stale, so each mount refetches. Offline, the cached list is used. */
export function useLoginSessions() {
  return useQuery({ ...createUserQuery('sessions', useSession(), fetchSessions), staleTime: createStaleTime(0) })
}

async function endAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await endOtherSession(id).catch(ignoreNotFound)
}

/** Returns a function that ends the sessions with the given ids and shows the result in a toast. */
export function useEndSessions() {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: endAll,
    onSuccess: () => showToast(t`已让那里退出`),
    onError: (error) => error instanceof ApiError && showToast(messages.ofCode(error.code)),
    onSettled: () => queries.invalidateQueries({ queryKey: createQueryKey('sessions') }),
  }).mutate
}

/** Ignores `notFound`, because the session has already ended; rethrows any other error. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.codeName === 'notFound')) throw error
}
