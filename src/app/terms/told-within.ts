import { msg } from '@lingui/core/macro'
import { secondsInMinute } from 'date-fns/constants'
import { CHOSEN_WITHIN } from '#contract/archive.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'

/* Outside the catalogues, as `patterns.ts`. */

interface ToldWithinWords {
  readonly within: (minutes: number) => string
  /** A side was chosen at a border; and the same in a word. */
  readonly chosen: string
  readonly chosenMark: string
}

export const TOLD_WITHIN_LABELS: Record<Locale, ToldWithinWords> = {
  zh_CN: { within: (minutes) => `${minutes} 分钟内`, chosen: '在交界处选定', chosenMark: '已选定' },
  zh_TW: { within: (minutes) => `${minutes} 分鐘內`, chosen: '在交界處選定', chosenMark: '已選定' },
  en_US: { within: (minutes) => `within ${minutes} min`, chosen: 'chosen at a border', chosenMark: 'chosen' },
}

/** How exactly the time of a birth is known. */
export function toldWithinText({ _, locale }: Messages, seconds: number | null): string {
  if (seconds === null) return _(msg`未指定`)
  const { within, chosen } = TOLD_WITHIN_LABELS[locale]
  return seconds === CHOSEN_WITHIN ? chosen : within(seconds / secondsInMinute)
}
