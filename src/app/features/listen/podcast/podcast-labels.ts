import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Podcast } from '#contract/podcast.ts'

/** Contract value for the built-in synthesiser of the server. */
const PLAIN_VOICE = 'plain'

/** Returns a function that formats the status text of a recording. */
export function usePodcastStatus() {
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
export function useVoiceLabel() {
  const { t } = useLingui()
  return ({ voice }: Podcast): string => (voice === PLAIN_VOICE ? t`由服务器上朴素的合成声朗读` : t`由合成声 ${voice} 朗读`)
}

/** Computes the total length of the finished chapters, in seconds. */
const totalSeconds = ({ chapters }: Podcast): number => chapters.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)

/** Computes the total size of the finished chapters, in bytes. */
export const totalBytes = ({ chapters }: Podcast): number => chapters.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/** Number of finished chapters. */
const countSpokenChapters = ({ chapters }: Podcast): number => chapters.filter(({ seconds }) => seconds !== null).length

/** Rounds to whole minutes, at least 1. */
const roundMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
