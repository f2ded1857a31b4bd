import { useLingui } from '@lingui/react/macro'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { CurrentPlayback } from './playing.ts'

/** Error or loading text of the player; '' during normal playback. */
export function usePlayerStatus(now: CurrentPlayback | undefined): string {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  if (!now) return ''
  if (now.failure === 'sound') return t`这一篇放不出来，可以再试一次。`
  if (now.failure) return ofCode(now.failure.code, now.failure.data)
  return now.state === 'loading' ? t`正在取这一篇…` : ''
}
