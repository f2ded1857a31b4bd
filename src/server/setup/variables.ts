export type Variables = Readonly<Record<string, string | undefined>>

/** A setting that cannot be read; the message names it and says what it takes. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

export function urlOf(variables: Variables, name: string, protocols: readonly string[]): string | undefined {
  const given = variables[name]?.trim()
  if (!given) return undefined
  // The value is not repeated: a database address holds a password.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    throw new BadSetting(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }
  return given.replace(/\/+$/, '')
}

export function wordOf(variables: Variables, name: string, words: readonly string[], fallback: string): string {
  const given = variables[name]?.trim() || fallback
  if (!words.includes(given)) throw new BadSetting(`${name} must be one of ${words.join(', ')}, not "${given}"`)
  return given
}
