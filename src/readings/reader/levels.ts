/** Who reads: without terms, with them, or with the figures and rules as well. */
export const LEVELS = ['plain', 'student', 'practitioner'] as const
export type Level = (typeof LEVELS)[number]

const FOR_STUDENTS = /( ?)⟨( ?)([^⟩]*)⟩/g

/** The levels share a text: the terms in ⟨ ⟩ are left out for plain readers, with the space before them. */
export function atLevel(text: string, level: Level): string {
  return text.replaceAll(FOR_STUDENTS, (_, before: string, within: string, term: string) =>
    level === 'plain' ? '' : (before || within) + term,
  )
}
