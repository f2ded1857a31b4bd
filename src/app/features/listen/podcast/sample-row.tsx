import { useLingui } from '@lingui/react/macro'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import { useEffect, useRef, useState } from 'react'
import { SAMPLE_SECONDS } from '#contract/podcast.ts'
import type { Locale } from '#contract/locale.ts'
import { fetchSample } from '#device/audio/podcasts.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorWords } from '../../../errors/use-error-words.ts'
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
  const { ofCode } = useErrorWords()
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
  const still = () => {
    sample.current?.audio.pause()
    setState('still')
  }
  async function toggle() {
    if (state === 'heard') return still()
    takeFloor(still)
    setState('coming')
    setTrouble(undefined)
    const own = (sample.current ??= { audio: new Audio(), url: undefined })
    try {
      if (!own.url) {
        const blob = await fetchSample(userId, archiveId, locale)
        if (sample.current !== own) return undefined
        own.url = URL.createObjectURL(blob)
        own.audio.src = own.url
        own.audio.addEventListener('ended', () => setState('still'))
      }
      await own.audio.play()
      setState('heard')
    } catch (error) {
      setState('still')
      // A browser that wants another tap has what it needs for that one.
      if (error instanceof ApiError) setTrouble(error)
      else if (!(error instanceof DOMException)) throw error
    }
    return undefined
  }
  const isHeard = state === 'heard'
  return (
    <RowButton
      icon={<Headphones size={24} weight="light" />}
      detail={trouble ? ofCode(trouble.code, trouble.data) : t`解锁后可以听全书。`}
      end={isHeard ? <Pause size={20} weight="fill" /> : <Play size={20} weight="fill" />}
      aria-busy={state === 'coming'}
      onClick={() => void toggle()}
    >
      {isHeard ? t`停下试听` : t`试听 ${SAMPLE_SECONDS} 秒`}
    </RowButton>
  )
}
