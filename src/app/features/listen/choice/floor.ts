/** One is heard at a time: a voice of the device, a recording or a sample. */
let silence: (() => void) | undefined

/** Whoever begins to be heard; who was heard before falls silent. */
export function takeFloor(own: () => void): void {
  if (silence !== own) silence?.()
  silence = own
}
