import { type Locale, languageTags } from '#contract/locale.ts'
import { createExternalStore, useStore } from '../../../live/external-store.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService' | 'default'>

/** Whose voices read a language, the nearest first: 普通话 as it is spoken there, then elsewhere; Cantonese reads other sounds. */
const TAGS: Readonly<Record<Locale, readonly RegExp[]>> = {
  zh_CN: [/^(zh-(hans-)?cn|cmn-(hans-)?cn|zh-hans)\b/i, /^(zh|cmn)(-sg)?$/i, /^(zh-(hant-)?tw|cmn-(hant-)?tw|zh-hant|cmn)\b/i],
  zh_TW: [/^(zh-(hant-)?tw|cmn-(hant-)?tw|zh-hant)\b(?!-hk)/i, /^(zh-(hans-)?cn|cmn|zh-hans)\b/i, /^zh(-sg)?$/i],
  en_US: [/^en-us\b/i, /^en\b/i],
}
/** Sound like a machine where another is to be had. */
const PLAIN = /espeak|pico|compact|eloquence|novelty/i

function rankOf(locale: Locale, { lang }: Voice): number {
  return TAGS[locale].findIndex((tag) => tag.test(lang.replaceAll('_', '-')))
}

/** The voices that read a language, those first that work without a network and sound best. */
export function voicesFor<V extends Voice>(locale: Locale, voices: readonly V[]): V[] {
  const score = (voice: V) =>
    rankOf(locale, voice) * 8 + (voice.localService ? 0 : 4) + (PLAIN.test(voice.name + voice.voiceURI) ? 2 : 0) + (voice.default ? 0 : 1)
  return voices.filter((voice) => rankOf(locale, voice) >= 0).toSorted((a, b) => score(a) - score(b))
}

/** The chosen one, where the device still has it; without a network one that needs none, if there is any. */
export function voiceFor<V extends Voice>(found: readonly V[], chosen: string | undefined, isOffline: boolean): V | undefined {
  const own = found.find(({ voiceURI }) => voiceURI === chosen) ?? found[0]
  if (!isOffline || !own || own.localService) return own
  return found.find(({ localService }) => localService) ?? own
}

/** What a voice is called beside others of its language: Android names all by their tag alone. */
export const voiceNameOf = ({ name, lang }: Voice): string =>
  name === lang || name.includes(lang) ? name : `${name} · ${lang.replace('_', '-')}`

/** Until when voices may still come: browsers fetch their list once somebody asks. */
const WAITS_MS = 2_000

/** Undefined until the device has told; a device without speech has none. */
const known = createExternalStore<readonly SpeechSynthesisVoice[] | undefined>('speechSynthesis' in globalThis ? undefined : [])
let isFollowed = false

function follow(): void {
  if (isFollowed || !('speechSynthesis' in globalThis)) return
  isFollowed = true
  const read = () => {
    const voices = speechSynthesis.getVoices()
    if (voices.length > 0) known.set(voices)
  }
  read()
  // Old Safari has the list, and tells nobody of it.
  speechSynthesis.addEventListener?.('voiceschanged', read)
  const looks = setInterval(read, 250)
  setTimeout(() => {
    clearInterval(looks)
    if (known.get() === undefined) known.set(speechSynthesis.getVoices())
  }, WAITS_MS)
}

const following = {
  get: known.get,
  subscribe: (listener: () => void) => {
    const leave = known.subscribe(listener)
    follow()
    return leave
  },
}

/** Every voice of this device; undefined until it is known. */
export function useVoices(): readonly SpeechSynthesisVoice[] | undefined {
  return useStore(following, (voices) => voices)
}

export const tagOf = (locale: Locale): string => languageTags[locale]
