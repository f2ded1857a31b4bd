import { useEffect, useMemo } from 'react'
import { useIsOnline } from '../../../browser/use-is-online.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useListeningChoice } from '../choice/choices.tsx'
import { speakAs } from './aloud.ts'
import { tagOf, useVoices, voiceFor, voicesFor } from './voices.ts'

/** Who reads the page's language on this device: every voice for it, undefined until that is known, and the one that is taken. */
export function useManner() {
  const { locale } = useMessages()
  const all = useVoices()
  const isOffline = !useIsOnline()
  const { pace, voices } = useListeningChoice()
  const found = useMemo(() => all && voicesFor(locale, all), [all, locale])
  const voice = found && voiceFor(found, voices[locale], isOffline)
  useEffect(() => speakAs({ voice, lang: tagOf(locale), pace }), [voice, locale, pace])
  return { found, voice, isOffline }
}
