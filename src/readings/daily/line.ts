import type { ActivityCode } from '#almanac/codes.ts'

/** One thing said of a day, in the two languages that are written, with what it plainly advises or holds back. */
export interface Line {
  readonly zh_CN: string
  readonly en_US: string
  readonly asks?: readonly ActivityCode[]
  readonly leaves?: readonly ActivityCode[]
}

/** Lines by what they speak of; those of one key take turns (`said/turn.ts`). */
export type Lines = Readonly<Record<string, readonly Line[]>>
