import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { Podcast } from '#contract/podcast.ts'
import { getStoredAudio } from '#device/audio/stored-audio.ts'
import { fetchPodcast, getPodcast, type PodcastRow } from '#device/audio/podcasts.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useLive } from '../../../live/use-live.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

const rowOf = async (userId: string, archiveId: string, locale: Locale) => (userId ? await getPodcast(userId, archiveId, locale) : null)
const keptOf = async (userId: string, archiveId: string, locale: Locale) =>
  userId ? await getStoredAudio(userId, archiveId, locale) : undefined

/** While it is made, it is asked for again after so long. */
const AGAIN_MS = 10_000

/** How an archive's book stands as a recording in the page's language: as it is kept shows at once, meanwhile the server is asked. Live. */
export function usePodcast(archiveId: string) {
  const userId = useUserId()
  const { locale } = useMessages()
  const isOffline = useConnectivity() === 'offline'
  const row = useLive(rowOf, userId, archiveId, locale)
  const [trouble, setTrouble] = useState<ApiError>()
  const ask = useCallback(async () => {
    try {
      await fetchPodcast(userId, archiveId, locale)
      setTrouble(undefined)
    } catch (error) {
      if (error instanceof ApiError) setTrouble(error)
      else if (!(error instanceof OtherUser)) throw error
    }
  }, [userId, archiveId, locale])
  const isMade = row?.told.state === 'waiting' || row?.told.state === 'speaking'
  useEffect(() => {
    if (!userId || isOffline) return undefined
    void ask()
    if (!isMade) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [ask, userId, isOffline, isMade])
  return { userId, locale, isOffline, row, told: row && shownOf(row, isOffline), trouble, ask }
}

/** Without a network what is kept here is what there is; else what the server has. */
function shownOf({ told, kept }: PodcastRow, isOffline: boolean): Podcast {
  const isNewer = told.state !== 'done' || told.version !== kept?.version
  return kept && (isOffline || !isNewer) ? kept : told
}

/** What of it is kept here. Live. */
export function useKeptAudio(archiveId: string) {
  const { locale } = useMessages()
  return useLive(keptOf, useUserId(), archiveId, locale)
}
