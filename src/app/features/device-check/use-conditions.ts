import { useEffect, useState } from 'react'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useInstallWay } from '../../updates/install.ts'
import type { Conditions } from './conditions.ts'
import { checkConditions } from './conditions.ts'

/** The current conditions; undefined until checked. `voices`: as in `KnownDeviceState`. */
export function useConditions(voices: number | undefined): Conditions | undefined {
  const worksOffline = useWorksOffline()
  const isInstalled = useInstallWay() === 'installed'
  const [conditions, setConditions] = useState<Conditions>()
  useEffect(() => {
    let isWanted = true
    void checkConditions({ worksOffline, isInstalled, voices }).then((read) => isWanted && setConditions(read))
    return () => void (isWanted = false)
  }, [worksOffline, isInstalled, voices])
  return conditions
}
