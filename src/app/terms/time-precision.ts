import { msg } from '@lingui/core/macro'
import { secondsInMinute } from 'date-fns/constants'
import { EXACT_TIME_PRECISION } from '#contract/archive.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface TimePrecisionLabels {
  readonly within: (minutes: number) => string
  /** Text for a birth time chosen by the user at a boundary; `chosenMark` is its short form. */
  readonly chosen: string
  readonly chosenMark: string
}

export const TIME_PRECISION_LABELS: Record<Locale, TimePrecisionLabels> = {
  zh_CN: { within: (minutes) => `${minutes} 分钟内`, chosen: '在交界处选定', chosenMark: '已选定' },
  zh_TW: { within: (minutes) => `${minutes} 分鐘內`, chosen: '在交界處選定', chosenMark: '已選定' },
  en_US: { within: (minutes) => `within ${minutes} min`, chosen: 'chosen at a border', chosenMark: 'chosen' },
}

/** Formats the precision of the birth time in seconds; null if the user has not stated it. */
export function formatTimePrecision({ _, locale }: Messages, seconds: number | null): string {
  if (seconds === null) return _(msg`未指定`)
  const { within, chosen } = TIME_PRECISION_LABELS[locale]
  return seconds === EXACT_TIME_PRECISION ? chosen : within(seconds / secondsInMinute)
}
