/**
 * Speaks one utterance at a time and works around browser faults: missing `end` events, utterances that never start, speech that outlives
 * the page. It never pauses an utterance, because Android then ends it; a paused sentence is spoken again from its start.
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
/** Some browsers drop an utterance queued in the same task as `cancel()`. */
const AFTER_CANCEL_MS = 60

const ENDING_OF_ERROR: Readonly<Partial<Record<SpeechSynthesisErrorCode, SpeechEnding>>> = {
  network: 'network',
  'not-allowed': 'refused',
}

/** The current utterance. The reference is needed: Chrome garbage-collects an unreferenced one and never fires `end`. */
let current: SpeechSynthesisUtterance | undefined

/** Must be called in a user gesture; iOS then allows speech without further gestures. */
export function primeSpeech(): void {
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
    // Another page of this origin may have left Chrome paused.
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
