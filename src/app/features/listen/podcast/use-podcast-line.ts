import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Podcast } from '#contract/podcast.ts'
import { lengthOf, minutesOf, spokenOf } from './podcast-times.ts'

/** As the contract calls the server's own synthesiser. */
const PLAIN = 'plain'

/** How a recording stands, in a line. */
export function usePodcastLine() {
  const { t } = useLingui()
  return (podcast: Podcast): string => {
    const { state, ready_in, chapters } = podcast
    if (state === 'off') return t`这里的服务器没有配声音，先用本机的声音听。`
    if (state === 'none') return t`把全书读成录音，约需 15 分钟。`
    if (state === 'failed') return t`这一次没有读成，已读好的留着，可以接着读。`
    if (state === 'done') return plural(minutesOf(lengthOf(podcast)), { other: `全书 # 分钟` })
    if (ready_in === null) return t`有声解读生成中，约需 15 分钟。`
    const left = minutesOf(ready_in)
    const [done, of] = [spokenOf(podcast), chapters.length]
    return t`有声解读生成中，还要约 ${left} 分钟，已读 ${done} / ${of} 篇。`
  }
}

/** Whose voice it is, plainly. */
export function useVoiceLine() {
  const { t } = useLingui()
  return ({ voice }: Podcast): string => (voice === PLAIN ? t`由服务器上朴素的合成声朗读` : t`由合成声 ${voice} 朗读`)
}
