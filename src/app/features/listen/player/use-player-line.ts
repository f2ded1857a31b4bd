import { useLingui } from '@lingui/react/macro'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { Playing } from './playing.ts'

/** Why a recording is not heard, or that it is on its way; '' while all is well. */
export function usePlayerLine(now: Playing | undefined): string {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  if (!now) return ''
  if (now.trouble === 'sound') return t`这一篇放不出来，可以再试一次。`
  if (now.trouble) return ofCode(now.trouble.code, now.trouble.data)
  return now.state === 'loading' ? t`正在取这一篇…` : ''
}
