/** Levels of readers: without terms, with terms, with figures and rules as well. */
export const LEVELS = ['plain', 'student', 'practitioner'] as const
export type Level = (typeof LEVELS)[number]

const FOR_STUDENTS = /( ?)⟨( ?)([^⟩]*)⟩/g

/** Returns a text for a level: plain readers do not get the terms in ⟨ ⟩ nor the space before them. */
export function adaptTextToLevel(text: string, level: Level): string {
  return text.replaceAll(FOR_STUDENTS, (_, before: string, within: string, term: string) =>
    level === 'plain' ? '' : (before || within) + term,
  )
}
