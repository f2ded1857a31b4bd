import { useLingui } from '@lingui/react/macro'
import type { Aloud } from './aloud.ts'

/** What the bar says: why nothing is heard, else where it reads. */
export function useAloudLine(
  { state, trouble }: Aloud,
  found: readonly SpeechSynthesisVoice[] | undefined,
  voice: SpeechSynthesisVoice | undefined,
  isOffline: boolean,
): string {
  const { t } = useLingui()
  if (found === undefined) return t`正在找本机的声音…`
  if (!voice) return t`本机没有读这种语言的声音，可以在系统设置里添一个。`
  if (isOffline && !voice.localService) return t`离线中，本机的声音都要联网才能读。`
  const troubles = {
    silent: t`声音没有出来，点一下接着读。`,
    network: t`这个声音要联网，网络没有应答。`,
    refused: t`浏览器要你点一下，才能出声。`,
  }
  if (trouble) return troubles[trouble]
  if (state === 'paused') return t`已暂停`
  return voice.localService ? t`本机的声音，离线可用` : t`联网的声音`
}
