/** Stops the source that has the audio focus. Only one source plays at a time: read-aloud, a recording or a sample. */
let silence: (() => void) | undefined

/** Moves the audio focus to a new source and stops the one that had it. `own` is called to stop the new source when it loses the focus. */
export function requestAudioFocus(own: () => void): void {
  if (silence !== own) silence?.()
  silence = own
}
