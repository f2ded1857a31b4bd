import { useCallback, useEffect, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#contract/locale.ts'
import type { Podcast } from '#contract/podcast.ts'
import { fetchPodcast, getPodcast, type PodcastRow } from '#device/audio/podcasts.ts'
import { getStoredAudio } from '#device/audio/stored-audio.ts'
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

/** Contract value for the built-in synthesiser of the server. */
const PLAIN_VOICE = 'plain'

/** Returns a function that formats the status text of a recording. */
export function usePodcastStatusFormatter() {
  const { t } = useLingui()
  return (podcast: Podcast): string => {
    const { state, ready_in, chapters } = podcast
    if (state === 'off') return t`这里的服务器没有配声音，先用本机的声音听。`
    if (state === 'none') return t`把全书读成录音，约需 15 分钟。`
    if (state === 'failed') return t`这一次没有读成，已读好的留着，可以接着读。`
    if (state === 'done') return plural(roundMinutes(totalSeconds(podcast)), { other: `全书 # 分钟` })
    if (ready_in === null) return t`有声解读生成中，约需 15 分钟。`
    const left = roundMinutes(ready_in)
    const [done, of] = [countSpokenChapters(podcast), chapters.length]
    return t`有声解读生成中，还要约 ${left} 分钟，已读 ${done} / ${of} 篇。`
  }
}

/** Returns a function that names the voice of a recording. */
export function useVoiceLabelFormatter() {
  const { t } = useLingui()
  return ({ voice }: Podcast): string => (voice === PLAIN_VOICE ? t`由服务器上朴素的合成声朗读` : t`由合成声 ${voice} 朗读`)
}

/** Computes the total length of the finished chapters, in seconds. */
const totalSeconds = ({ chapters }: Podcast): number => chapters.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)

/** Computes the total size of the finished chapters, in bytes. */
export const computePodcastBytes = ({ chapters }: Podcast): number => chapters.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/** Number of finished chapters. */
const countSpokenChapters = ({ chapters }: Podcast): number => chapters.filter(({ seconds }) => seconds !== null).length

/** Rounds to whole minutes, at least 1. */
const roundMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
