import { useLingui } from '@lingui/react/macro'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import { useEffect, useRef, useState } from 'react'
import { SAMPLE_SECONDS } from '#contract/podcast.ts'
import type { Locale } from '#contract/locale.ts'
import { fetchSample } from '#device/audio/podcasts.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { RowButton } from '../../../ui/row.tsx'
import { requestAudioFocus } from '../options/audio-focus.ts'

interface SampleRowProps {
  archiveId: string
  userId: string
  locale: Locale
}

/** Row that plays a 30-second sample of a locked book. */
export function SampleRow({ archiveId, userId, locale }: SampleRowProps) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle')
  const [failure, setFailure] = useState<ApiError>()
  const sample = useRef<{ audio: HTMLAudioElement; url: string | undefined }>(undefined)
  useEffect(
    () => () => {
      sample.current?.audio.pause()
      if (sample.current?.url) URL.revokeObjectURL(sample.current.url)
      sample.current = undefined
    },
    [archiveId, userId, locale],
  )
  /** Number of the latest tap; an older pending request is ignored. */
  const tap = useRef(0)
  const stop = () => {
    tap.current++
    sample.current?.audio.pause()
    setState('idle')
  }
  async function toggle() {
    if (state !== 'idle') return stop()
    requestAudioFocus(stop)
    const own = ++tap.current
    setState('loading')
    setFailure(undefined)
    const player = (sample.current ??= { audio: new Audio(), url: undefined })
    try {
      if (!player.url) {
        const blob = await fetchSample(userId, archiveId, locale)
        if (sample.current !== player || tap.current !== own) return undefined
        player.url = URL.createObjectURL(blob)
        player.audio.src = player.url
        player.audio.addEventListener('ended', () => setState('idle'))
      }
      await player.audio.play()
      setState('playing')
    } catch (error) {
      if (tap.current !== own) return undefined
      setState('idle')
      // A DOMException means that the browser requires another gesture: the next tap plays the loaded sample.
      if (error instanceof ApiError) setFailure(error)
      else if (!(error instanceof DOMException)) throw error
    }
    return undefined
  }
  const labels = { idle: t`试听 ${SAMPLE_SECONDS} 秒`, loading: t`试听准备中，再点停下`, playing: t`停下试听` }
  const statusTexts = { idle: '', loading: t`试听准备中`, playing: t`正在试听` }
  return (
    <>
      <RowButton
        icon={<Headphones size={24} weight="light" />}
        detail={failure ? ofCode(failure.code, failure.data) : t`解锁后可以听全书。`}
        end={state === 'idle' ? <Play size={20} weight="fill" /> : <Pause size={20} weight="fill" />}
        aria-busy={state === 'loading'}
        onClick={() => void toggle()}
      >
        {labels[state]}
      </RowButton>
      <span role="status" className="visually-hidden">
        {statusTexts[state]}
      </span>
    </>
  )
}
