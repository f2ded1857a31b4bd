/**
 * Works around missing `end` events, utterances that never start and speech that outlives the page. Never pauses speech, because
 * Android would end it.
 */

export interface SpeechRequest {
  readonly text: string
  readonly voice: SpeechSynthesisVoice | undefined
  /** BCP 47 tag, used if no voice is set. */
  readonly lang: string
  readonly pace: number
}

/** `silent`: the utterance never started. */
export type SpeechEnding = 'ended' | 'silent' | 'network' | 'refused'

/** Interval for polling `speechSynthesis.speaking`, in ms. */
const POLL_MS = 400
/** Timeout for the start of an utterance, in ms; network voices need a while. */
const START_TIMEOUT_MS = 6_000
/** Delay after `cancel()` in ms: some browsers drop an utterance that is queued in the same task. */
const AFTER_CANCEL_MS = 60

const ENDING_OF_ERROR: Readonly<Partial<Record<SpeechSynthesisErrorCode, SpeechEnding>>> = {
  network: 'network',
  'not-allowed': 'refused',
}

/** The current utterance. The reference is needed: Chrome garbage-collects an unreferenced utterance and then fires no `end`. */
let current: SpeechSynthesisUtterance | undefined

/** Must be called in a user gesture; iOS then allows speech without further gestures. */
export function unlockSpeech(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return
  speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** Cancels the current utterance; its `onEnd` is not called. */
export function cancelSpeech(): void {
  current = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** Speaks a text and reports how it ended; a cancelled text reports nothing. */
export function speakText({ text, voice, lang, pace }: SpeechRequest, onEnd: (ending: SpeechEnding) => void): void {
  const utterance = new SpeechSynthesisUtterance(text)
  if (voice) utterance.voice = voice
  utterance.lang = voice?.lang.replace('_', '-') ?? lang
  utterance.rate = pace
  const isBusy = speechSynthesis.speaking || speechSynthesis.pending
  cancelSpeech()
  current = utterance
  let hasBegun = false
  const end = (ending: SpeechEnding) => {
    if (current !== utterance) return
    current = undefined
    onEnd(ending)
  }
  utterance.addEventListener('start', () => (hasBegun = true))
  utterance.addEventListener('end', () => end('ended'))
  utterance.addEventListener('error', ({ error }) => end(ENDING_OF_ERROR[error] ?? 'silent'))
  const speak = () => {
    if (current !== utterance) return
    // Another page of this origin may have left Chrome's speech paused.
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

/** Polls for the end, for browsers that fire no `end` event. */
function watch(isCurrent: () => boolean, hasBegun: () => boolean, end: (ending: SpeechEnding) => void): void {
  const since = Date.now()
  let quiet = 0
  const timer = setInterval(() => {
    if (!isCurrent()) return clearInterval(timer)
    quiet = speechSynthesis.speaking || speechSynthesis.pending ? 0 : quiet + 1
    if (hasBegun() && quiet > 1) end('ended')
    else if (!hasBegun() && Date.now() - since > START_TIMEOUT_MS) end('silent')
  }, POLL_MS)
}
