import { msg } from '@lingui/core/macro'
import { secondsInMinute } from 'date-fns/constants'
import type { Translate } from '../language/translate.ts'

const WITHIN = msg({ message: '{minutes} 分钟内' })

/** How exactly the time of a birth is known. */
export function toldWithinText(_: Translate, seconds: number | null): string {
  return seconds === null ? _(msg`未指定`) : _({ ...WITHIN, values: { minutes: seconds / secondsInMinute } })
}
