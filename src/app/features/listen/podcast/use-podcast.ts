import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { Podcast } from '#contract/podcast.ts'
import { getStoredAudio } from '#device/audio/stored-audio.ts'
import { fetchPodcast, getPodcast, type PodcastRow } from '#device/audio/podcasts.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useLive } from '../../../live/use-live.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

const loadPodcastRow = async (userId: string, archiveId: string, locale: Locale) =>
  userId ? await getPodcast(userId, archiveId, locale) : null
const loadStoredAudio = async (userId: string, archiveId: string, locale: Locale) =>
  userId ? await getStoredAudio(userId, archiveId, locale) : undefined

/** Poll interval while the recording is being created, in ms. */
const POLL_MS = 10_000

/** Returns the recording of an archive's book in the page's language: first the stored state, then the server's. Live query. */
export function usePodcast(archiveId: string) {
  const userId = useUserId()
  const { locale } = useMessages()
  const isOffline = useConnectivity() === 'offline'
  const row = useLive(loadPodcastRow, userId, archiveId, locale)
  const [failure, setFailure] = useState<ApiError>()
  const ask = useCallback(async () => {
    try {
      await fetchPodcast(userId, archiveId, locale)
      setFailure(undefined)
    } catch (error) {
      if (error instanceof ApiError) setFailure(error)
      else if (!(error instanceof OtherUserError)) throw error
    }
  }, [userId, archiveId, locale])
  const isMade = row?.told.state === 'waiting' || row?.told.state === 'speaking'
  useEffect(() => {
    if (!userId || isOffline) return undefined
    void ask()
    if (!isMade) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), POLL_MS)
    return () => clearInterval(timer)
  }, [ask, userId, isOffline, isMade])
  return { userId, locale, isOffline, row, podcast: row && selectPodcast(row, isOffline), failure, ask }
}

/** Returns the downloaded recording if it is up to date or the device offline, otherwise the server's. */
function selectPodcast({ told, kept }: PodcastRow, isOffline: boolean): Podcast {
  const isNewer = told.state !== 'done' || told.version !== kept?.version
  return kept && (isOffline || !isNewer) ? kept : told
}

/** Returns the downloaded audio of an archive's book. Live query. */
export function useStoredAudio(archiveId: string) {
  const { locale } = useMessages()
  return useLive(loadStoredAudio, useUserId(), archiveId, locale)
}
