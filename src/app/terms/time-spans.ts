import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants'
import { msg } from '@lingui/core/macro'
import type { Translator } from '../language/use-messages.ts'

const DAYS_HOURS = msg({ message: '{days} 日 {hours} 时' })
const HOURS_MINUTES = msg({ message: '{hours} 时 {minutes} 分' })
const MINUTES_SECONDS = msg({ message: '{minutes} 分 {seconds} 秒' })
const SECONDS = msg({ message: '{seconds} 秒' })

/** Formats a time span in its two largest units: 9 日 5 时; 9 d 5 h. `total`: length in whole seconds, not negative. */
export function formatTimeSpan(_: Translator, total: number): string {
  const days = Math.floor(total / secondsInDay)
  const hours = Math.floor((total % secondsInDay) / secondsInHour)
  const minutes = Math.floor((total % secondsInHour) / secondsInMinute)
  const seconds = total % secondsInMinute
  if (days > 0) return _({ ...DAYS_HOURS, values: { days, hours } })
  if (hours > 0) return _({ ...HOURS_MINUTES, values: { hours, minutes } })
  if (minutes > 0) return _({ ...MINUTES_SECONDS, values: { minutes, seconds } })
  return _({ ...SECONDS, values: { seconds } })
}

/** Formats a number of seconds like a clock, without sign: 8:05:53; 3:41. */
export function formatSecondsAsClock(total: number): string {
  const whole = Math.round(Math.abs(total))
  const hours = Math.floor(whole / secondsInHour)
  const rest = [Math.floor((whole % secondsInHour) / secondsInMinute), whole % secondsInMinute]
  const [minutes, seconds] = rest.map((part) => String(part).padStart(2, '0'))
  return hours > 0 ? `${hours}:${minutes}:${seconds}` : `${rest[0]}:${seconds}`
}
