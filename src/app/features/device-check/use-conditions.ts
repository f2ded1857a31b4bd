import { useEffect, useState } from 'react'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useInstallWay } from '../../updates/install.ts'
import type { Conditions } from './conditions.ts'
import { readConditions } from './conditions.ts'

/** What holds on this device now; undefined until it is known. `voices`: as in `KnownOfDevice`. */
export function useConditions(voices: number | undefined): Conditions | undefined {
  const worksOffline = useWorksOffline()
  const isInstalled = useInstallWay() === 'installed'
  const [conditions, setConditions] = useState<Conditions>()
  useEffect(() => {
    let isWanted = true
    void readConditions({ worksOffline, isInstalled, voices }).then((read) => isWanted && setConditions(read))
    return () => void (isWanted = false)
  }, [worksOffline, isInstalled, voices])
  return conditions
}
