/** Wrong command-line input; the message is one line that begins with the flag. */
export class FlagError extends Error {
  override readonly name = 'FlagError'

  constructor(flag: string, reason: string) {
    super(`${flag}: ${reason}`)
  }
}
