import type { ActivityCode } from '#almanac/codes.ts'

/** A sentence about a day in the source languages. `asks`: activities that it advises; `leaves`: activities that it discourages. */
export interface DaySentence {
  readonly zh_CN: string
  readonly en_US: string
  readonly asks?: readonly ActivityCode[]
  readonly leaves?: readonly ActivityCode[]
}

/** Sentences by key; the sentences of a key are used in rotation (`wording/rotation.ts`). */
export type DaySentencesByKey = Readonly<Record<string, readonly DaySentence[]>>
