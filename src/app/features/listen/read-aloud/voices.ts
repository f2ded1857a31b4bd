import type { Locale } from '#contract/locale.ts'
import { createExternalStore, useStore } from '../../../live/external-store.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService' | 'default'>

/** Language tags per locale, best match first: Mandarin of the same region, then of others; not Cantonese, whose sounds differ. */
const TAGS: Readonly<Record<Locale, readonly RegExp[]>> = {
  zh_CN: [/^(zh-(hans-)?cn|cmn-(hans-)?cn|zh-hans)\b/i, /^(zh|cmn)(-sg)?$/i, /^(zh-(hant-)?tw|cmn-(hant-)?tw|zh-hant|cmn)\b/i],
  zh_TW: [/^(zh-(hant-)?tw|cmn-(hant-)?tw|zh-hant)\b(?!-hk)/i, /^(zh-(hans-)?cn|cmn|zh-hans)\b/i, /^zh(-sg)?$/i],
  en_US: [/^en-us\b/i, /^en\b/i],
}
/** Voices that sound robotic; ranked behind others. */
const ROBOTIC_VOICE = /espeak|pico|compact|eloquence|novelty/i

function rankVoice(locale: Locale, { lang }: Voice): number {
  return TAGS[locale].findIndex((tag) => tag.test(lang.replaceAll('_', '-')))
}

/** Returns the voices for a language, offline and better-sounding ones first. */
export function rankVoices<V extends Voice>(locale: Locale, voices: readonly V[]): V[] {
  const score = (voice: V) =>
    rankVoice(locale, voice) * 8 +
    (voice.localService ? 0 : 4) +
    (ROBOTIC_VOICE.test(voice.name + voice.voiceURI) ? 2 : 0) +
    (voice.default ? 0 : 1)
  return voices.filter((voice) => rankVoice(locale, voice) >= 0).toSorted((a, b) => score(a) - score(b))
}

/** Returns the chosen voice if the device still has it, else the best; offline, a local voice if there is one. */
export function selectVoice<V extends Voice>(found: readonly V[], chosen: string | undefined, isOffline: boolean): V | undefined {
  const own = found.find(({ voiceURI }) => voiceURI === chosen) ?? found[0]
  if (!isOffline || !own || own.localService) return own
  return found.find(({ localService }) => localService) ?? own
}

/** Formats the display name of a voice; the name of some Android voices is only their language tag. */
export const formatVoiceName = ({ name, lang }: Voice): string =>
  name === lang || name.includes(lang) ? name : `${name} · ${lang.replace('_', '-')}`

/** How long to wait for voices, in ms: browsers load the list on first use. */
const VOICES_TIMEOUT_MS = 2_000

/** Voices of this device; undefined until the device has listed them, [] without speech support. */
const voiceList = createExternalStore<readonly SpeechSynthesisVoice[] | undefined>('speechSynthesis' in globalThis ? undefined : [])
let isWatching = false

function watchVoices(): void {
  if (isWatching || !('speechSynthesis' in globalThis)) return
  isWatching = true
  const read = () => {
    const voices = speechSynthesis.getVoices()
    if (voices.length > 0) voiceList.set(voices)
  }
  read()
  // Polls as well, because old Safari fires no `voiceschanged`.
  speechSynthesis.addEventListener?.('voiceschanged', read)
  const timer = setInterval(read, 250)
  setTimeout(() => {
    clearInterval(timer)
    if (voiceList.get() === undefined) voiceList.set(speechSynthesis.getVoices())
  }, VOICES_TIMEOUT_MS)
}

const voiceStore = {
  get: voiceList.get,
  subscribe: (listener: () => void) => {
    const unsubscribe = voiceList.subscribe(listener)
    watchVoices()
    return unsubscribe
  },
}

/** Returns all voices of this device; undefined while unknown. */
export function useVoices(): readonly SpeechSynthesisVoice[] | undefined {
  return useStore(voiceStore, (voices) => voices)
}
