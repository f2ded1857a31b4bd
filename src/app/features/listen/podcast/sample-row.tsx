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
import { takeFloor } from '../choice/floor.ts'

interface SampleRowProps {
  archiveId: string
  userId: string
  locale: Locale
}

/** Half a minute of what a sealed book says freely. */
export function SampleRow({ archiveId, userId, locale }: SampleRowProps) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [state, setState] = useState<'still' | 'coming' | 'heard'>('still')
  const [trouble, setTrouble] = useState<ApiError>()
  const sample = useRef<{ audio: HTMLAudioElement; url: string | undefined }>(undefined)
  useEffect(
    () => () => {
      sample.current?.audio.pause()
      if (sample.current?.url) URL.revokeObjectURL(sample.current.url)
      sample.current = undefined
    },
    [archiveId, userId, locale],
  )
  /** The tap that is waited for; one more tap lets go of it. */
  const tap = useRef(0)
  const still = () => {
    tap.current++
    sample.current?.audio.pause()
    setState('still')
  }
  async function toggle() {
    if (state !== 'still') return still()
    takeFloor(still)
    const own = ++tap.current
    setState('coming')
    setTrouble(undefined)
    const heard = (sample.current ??= { audio: new Audio(), url: undefined })
    try {
      if (!heard.url) {
        const blob = await fetchSample(userId, archiveId, locale)
        if (sample.current !== heard || tap.current !== own) return undefined
        heard.url = URL.createObjectURL(blob)
        heard.audio.src = heard.url
        heard.audio.addEventListener('ended', () => setState('still'))
      }
      await heard.audio.play()
      setState('heard')
    } catch (error) {
      if (tap.current !== own) return undefined
      setState('still')
      // A browser that wants another tap has what it needs for that one.
      if (error instanceof ApiError) setTrouble(error)
      else if (!(error instanceof DOMException)) throw error
    }
    return undefined
  }
  const names = { still: t`试听 ${SAMPLE_SECONDS} 秒`, coming: t`试听准备中，再点停下`, heard: t`停下试听` }
  const said = { still: '', coming: t`试听准备中`, heard: t`正在试听` }
  return (
    <>
      <RowButton
        icon={<Headphones size={24} weight="light" />}
        detail={trouble ? ofCode(trouble.code, trouble.data) : t`解锁后可以听全书。`}
        end={state === 'still' ? <Play size={20} weight="fill" /> : <Pause size={20} weight="fill" />}
        aria-busy={state === 'coming'}
        onClick={() => void toggle()}
      >
        {names[state]}
      </RowButton>
      <span role="status" className="visually-hidden">
        {said[state]}
      </span>
    </>
  )
}
