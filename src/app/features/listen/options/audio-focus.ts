/** Only one audio source plays at a time: read aloud, a recording or a sample. */
let silence: (() => void) | undefined

/** Takes the audio focus; stops the source that had it. `own` stops the new source later. */
export function requestAudioFocus(own: () => void): void {
  if (silence !== own) silence?.()
  silence = own
}
