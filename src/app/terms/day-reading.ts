import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Band, BranchCode } from '#bazi/index.ts'
import { BRANCH_HAN, BRANCHES } from '#bazi/index.ts'
import type { HoursNote } from '#readings/daily/index.ts'
import type { Messages } from '../language/use-messages.ts'
import { createClockFormatter } from './clock.ts'

export { BAND_LABELS } from './bands.ts'

/** Texts shown instead of an empty 宜 (`do`) or 忌 (`dont`) list, and for 诸事不宜 (`nothing`). */
export const LIST_EMPTY_LABELS: Record<'do' | 'dont' | 'nothing', MessageDescriptor> = {
  do: msg`今日无特别宜事`,
  dont: msg`今日无须避忌`,
  nothing: msg`诸事不宜，静养为上`,
}

/** Text shown above entries that come only from the person's chart, when the almanac advises nothing (诸事不宜). */
export const NOTHING_ADVISED_MESSAGE = msg`诸事不宜`

/** Sentence on the current double-hour. */
const HOUR_NOW_LABELS: Record<Band, MessageDescriptor> = {
  great: msg({ message: '{hour}时正旺' }),
  good: msg({ message: '{hour}时顺' }),
  even: msg({ message: '{hour}时平' }),
  careful: msg({ message: '{hour}时宜慎' }),
  quiet: msg({ message: '{hour}时静' }),
}

const STRONG_LATER = msg({ message: '{now}，{hours}时转旺' })
const BETTER_LATER = msg({ message: '{now}，{hours}时稍好' })
const WHOLE_DAY = msg({ message: '{hours}时最旺' })

/** Returns the hour (0 to 23) at which the double-hour of a branch begins. */
const startOf = (branch: BranchCode) => (BRANCHES.indexOf(branch) * 2 + 23) % 24

/** Formats the note at the strip of double-hours: 未时平，申酉时转旺. Returns '' if there is nothing to say. */
export function formatHoursNote(messages: Messages, { now, next }: HoursNote): string {
  const { _ } = messages
  const present = now === null ? '' : _({ ...HOUR_NOW_LABELS[now.band], values: { hour: BRANCH_HAN[now.branch] } })
  if (next === null) return present
  const later = {
    hours: next.branches.map((branch) => BRANCH_HAN[branch]).join(''),
    // Used only in English, which names the clock time (15:00) instead of the branches.
    time: createClockFormatter(messages).fullHour(startOf(next.branches[0]!)),
  }
  if (now === null) return _({ ...WHOLE_DAY, values: later })
  const isStrong = next.band === 'great' || next.band === 'good'
  return _({ ...(isStrong ? STRONG_LATER : BETTER_LATER), values: { ...later, now: present } })
}
