import { msg } from '@lingui/core/macro'
import { secondsInMinute } from 'date-fns/constants'
import { EXACT_TIME_PRECISION } from '#contract/archive.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'

/* Not in the message catalogues; see `patterns.ts`. */

interface TimePrecisionLabels {
  readonly within: (minutes: number) => string
  /** A side of a boundary was chosen; long form and short mark. */
  readonly chosen: string
  readonly chosenMark: string
}

export const TIME_PRECISION_LABELS: Record<Locale, TimePrecisionLabels> = {
  zh_CN: { within: (minutes) => `${minutes} 分钟内`, chosen: '在交界处选定', chosenMark: '已选定' },
  zh_TW: { within: (minutes) => `${minutes} 分鐘內`, chosen: '在交界處選定', chosenMark: '已選定' },
  en_US: { within: (minutes) => `within ${minutes} min`, chosen: 'chosen at a border', chosenMark: 'chosen' },
}

/** Formats how precisely the time of birth is known; null: not stated. */
export function formatTimePrecision({ _, locale }: Messages, seconds: number | null): string {
  if (seconds === null) return _(msg`未指定`)
  const { within, chosen } = TIME_PRECISION_LABELS[locale]
  return seconds === EXACT_TIME_PRECISION ? chosen : within(seconds / secondsInMinute)
}
