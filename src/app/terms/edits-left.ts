import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Returns the message on remaining edits (an archive with an unlocked book has one), or null while edits are unlimited. */
export function getEditsLeftMessage(editsLeft: number | null): MessageDescriptor | null {
  if (editsLeft === null) return null
  return editsLeft === 0
    ? msg`书已解锁，这份档案唯一的一次修改已经用过。`
    : msg`书已解锁，这份档案还可以修改一次，改称呼也算。改了生辰，书会照新的命盘另写一版，原来的留着。`
}
