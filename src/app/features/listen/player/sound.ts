/** The page's one audio element, and the address of what it plays. */

/** Of 8-bit sound at 8 kHz, 400 samples of silence: RIFF, fmt and data, as WAVE lays them out. */
function silentWave(): Blob {
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

export function sound(): HTMLAudioElement {
  element ??= Object.assign(new Audio(), { preload: 'auto' })
  return element
}

/** Gives it something else to play; the address of what it played before is taken back. */
export function playFrom(blob: Blob): void {
  const before = url
  url = URL.createObjectURL(blob)
  sound().src = url
  if (before) URL.revokeObjectURL(before)
}

/** Within a tap, before the recording has come: iOS lets the element play later what it has once played for a tap. */
export function primeSound(): void {
  if (url) return
  playFrom(silentWave())
  void sound()
    .play()
    .catch(() => undefined)
}

export function emptySound(): void {
  element?.pause()
  element?.removeAttribute('src')
  element?.load()
  if (url) URL.revokeObjectURL(url)
  url = undefined
}
