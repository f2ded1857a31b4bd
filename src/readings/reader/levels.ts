/** Levels of readers: without terms, with terms, with figures and rules as well. */
export const LEVELS = ['plain', 'student', 'practitioner'] as const
export type Level = (typeof LEVELS)[number]

const BY_LEVEL = /( ?)⟨( ?)([^⟩|]*)(?:\|([^⟩]*))?⟩/g

/**
 * Returns a text for a level. ⟨term⟩ is omitted for plain readers, with the space before it; of ⟨technical|plain⟩ plain
 * readers get the second part.
 */
export function adaptTextToLevel(text: string, level: Level): string {
  return text.replaceAll(BY_LEVEL, (_, before: string, within: string, technical: string, plain?: string) => {
    if (level !== 'plain') return (before || within) + technical
    if (plain === undefined) return ''
    // Chinese has no space between words; the one before a percentage goes with it.
    return (/^\p{Script=Han}/u.test(plain) ? '' : before) + plain
  })
}
