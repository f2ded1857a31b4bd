import { useEffect, useState } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import { parseIsoDate } from './civil-dates.ts'

/** Returns a birthday in the lunar calendar, or undefined until the almanac chunk is loaded. */
export function useLunarBirth(birthday: string): LunarDate | undefined {
  const iso = birthday.slice(0, 10)
  const [read, setRead] = useState<{ iso: string; lunar: LunarDate }>()
  useEffect(() => {
    let isWanted = true
    void import('#almanac/index.ts').then(
      ({ lunarDateOf }) => isWanted && setRead({ iso, lunar: lunarDateOf(parseIsoDate(iso)!) }),
      // Ignored: without the almanac the lunar date is not shown.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [iso])
  return read?.iso === iso ? read.lunar : undefined
}
