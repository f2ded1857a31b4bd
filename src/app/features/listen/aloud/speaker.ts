/**
 * One utterance at a time, over what browsers do with speech: some forget to say that one has ended, some never begin, and
 * several speak on after the page has gone. Pausing is left alone: on Android it ends what is said, so a sentence is said anew.
 */

export interface Saying {
  readonly text: string
  readonly voice: SpeechSynthesisVoice | undefined
  /** BCP 47; for a device that names no voices. */
  readonly lang: string
  readonly pace: number
}

/** `silent`: nothing was heard of it. */
export type Ending = 'ended' | 'silent' | 'network' | 'refused'

/** How often it is looked whether the browser still speaks, in ms. */
const LOOK_MS = 400
/** A voice that has not begun by then does not come; one out of the network takes a while. */
const BEGINS_MS = 6_000
/** Some browsers lose what is said in the same turn in which something else was ended. */
const AFTER_CANCEL_MS = 60

const TROUBLES: Readonly<Partial<Record<SpeechSynthesisErrorCode, Ending>>> = {
  network: 'network',
  'not-allowed': 'refused',
}

/** The one that is being said; Chrome drops one that nobody holds, and never tells of its end. */
let current: SpeechSynthesisUtterance | undefined

/** Within a tap: from then on iOS lets the page speak by itself. */
export function primeSpeech(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return
  speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** Nothing is said any more; of what was being said nobody hears. */
export function hush(): void {
  current = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** Says a text, and tells how it ended; never of one that was hushed. */
export function say({ text, voice, lang, pace }: Saying, onEnd: (ending: Ending) => void): void {
  const utterance = new SpeechSynthesisUtterance(text)
  if (voice) utterance.voice = voice
  utterance.lang = voice?.lang.replace('_', '-') ?? lang
  utterance.rate = pace
  const isBusy = speechSynthesis.speaking || speechSynthesis.pending
  hush()
  current = utterance
  let hasBegun = false
  const end = (ending: Ending) => {
    if (current !== utterance) return
    current = undefined
    onEnd(ending)
  }
  utterance.addEventListener('start', () => (hasBegun = true))
  utterance.addEventListener('end', () => end('ended'))
  utterance.addEventListener('error', ({ error }) => end(TROUBLES[error] ?? 'silent'))
  const speak = () => {
    if (current !== utterance) return
    // Chrome may have been left paused by another page of ours.
    speechSynthesis.resume()
    speechSynthesis.speak(utterance)
    watch(
      () => current === utterance,
      () => hasBegun,
      end,
    )
  }
  if (isBusy) setTimeout(speak, AFTER_CANCEL_MS)
  else speak()
}

/** Ends it by looking, where the browser does not tell. */
function watch(isCurrent: () => boolean, hasBegun: () => boolean, end: (ending: Ending) => void): void {
  const since = Date.now()
  let quiet = 0
  const timer = setInterval(() => {
    if (!isCurrent()) return clearInterval(timer)
    quiet = speechSynthesis.speaking || speechSynthesis.pending ? 0 : quiet + 1
    if (hasBegun() && quiet > 1) end('ended')
    else if (!hasBegun() && Date.now() - since > BEGINS_MS) end('silent')
  }, LOOK_MS)
}
