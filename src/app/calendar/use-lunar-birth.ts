import { useEffect, useState } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import { dateOfIso } from './civil-dates.ts'

/** A birthday in the lunar calendar; the almanac is a file of its own, and nothing waits for it. */
export function useLunarBirth(birthday: string): LunarDate | undefined {
  const iso = birthday.slice(0, 10)
  const [read, setRead] = useState<{ iso: string; lunar: LunarDate }>()
  useEffect(() => {
    let isWanted = true
    void import('#almanac/index.ts').then(
      ({ lunarDateOf }) => isWanted && setRead({ iso, lunar: lunarDateOf(dateOfIso(iso)!) }),
      // The line is without it then.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [iso])
  return read?.iso === iso ? read.lunar : undefined
}
