import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Said wherever an archive can be changed: with an unlocked book that is possible once. Null while edits are free. */
export function editsLeftSentence(editsLeft: number | null): MessageDescriptor | null {
  if (editsLeft === null) return null
  return editsLeft === 0
    ? msg`书已解锁，这份档案唯一的一次修改已经用过。`
    : msg`书已解锁，这份档案还可以修改一次，改称呼也算。改了生辰，书会照新的命盘另写一版，原来的留着。`
}
