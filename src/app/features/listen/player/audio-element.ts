/** The single audio element of the page, and the object URL of its source. */

/** Creates a WAVE file with 400 samples of silence, 8-bit PCM at 8 kHz. */
function createSilentWave(): Blob {
  const samples = 400
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) => [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 44; at < 44 + samples; at++) view.setUint8(at, 128)
  return new Blob([view.buffer], { type: 'audio/wav' })
}

let element: HTMLAudioElement | undefined
let url: string | undefined

/** Returns the app's single audio element; creates it on first use. */
export function getAudioElement(): HTMLAudioElement {
  element ??= Object.assign(new Audio(), { preload: 'auto' })
  return element
}

/** Sets the source and revokes the previous object URL. */
export function setAudioSource(blob: Blob): void {
  const before = url
  url = URL.createObjectURL(blob)
  getAudioElement().src = url
  if (before) URL.revokeObjectURL(before)
}

/**
 * Plays silence. Call it in a user gesture before the recording is fetched: iOS allows later playback only for an element that has
 * played in a gesture.
 */
export function unlockAudioPlayback(): void {
  if (url) return
  setAudioSource(createSilentWave())
  void getAudioElement()
    .play()
    .catch(() => undefined)
}

/** Stops playback, unloads the source and revokes its object URL. */
export function releaseAudio(): void {
  element?.pause()
  element?.removeAttribute('src')
  element?.load()
  if (url) URL.revokeObjectURL(url)
  url = undefined
}
