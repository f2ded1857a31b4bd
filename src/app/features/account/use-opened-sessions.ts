import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#device/wire/api-error.ts'
import { endSession, fetchSessions } from '#device/account/user-sessions.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { freshFor } from '../../session/query-client.ts'
import { useSession } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { userQuery } from '../../session/user-query.ts'

const NAME = 'sessions'

/** Where the user is logged in, asked anew each time; the kept answer when offline. */
export function useOpenedSessions() {
  return useQuery({ ...userQuery(NAME, useSession(), fetchSessions), staleTime: freshFor(0) })
}

async function endAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await endSession(id).catch(forgiveGone)
}

/** Logs devices out, and says how it went. */
export function useEndSessions() {
  const { t } = useLingui()
  const words = useErrorMessages()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: endAll,
    onSuccess: () => toast(t`已让那里退出`),
    onError: (error) => error instanceof ApiError && toast(words.ofCode(error.code)),
    onSettled: () => queries.invalidateQueries({ queryKey: [NAME] }),
  }).mutate
}

/** It has logged out by itself meanwhile: what was wanted is so. */
function forgiveGone(error: unknown): void {
  if (!(error instanceof ApiError && error.codeName === 'notFound')) throw error
}
