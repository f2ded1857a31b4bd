import type { ActivityCode } from '#almanac/codes.ts'

/** A sentence about a day in the source languages; `asks` and `leaves` are the activities that it advises or discourages. */
export interface DaySentence {
  readonly zh_CN: string
  readonly en_US: string
  readonly asks?: readonly ActivityCode[]
  readonly leaves?: readonly ActivityCode[]
}

/** Sentences by key; those of one key rotate (`wording/rotation.ts`). */
export type DaySentences = Readonly<Record<string, readonly DaySentence[]>>
