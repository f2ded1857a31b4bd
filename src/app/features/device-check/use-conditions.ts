import { useEffect, useState } from 'react'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useWords } from '../../language/use-words.ts'
import { useInstallWay } from '../../updates/install.ts'
import { useVoices, voicesFor } from '../listen/aloud/voices.ts'
import type { Conditions } from './conditions.ts'
import { readConditions } from './conditions.ts'

/** What holds on this device now; undefined until it is known. */
export function useConditions(): Conditions | undefined {
  const { locale } = useWords()
  const worksOffline = useWorksOffline()
  const isInstalled = useInstallWay() === 'installed'
  const all = useVoices()
  const voices = all && voicesFor(locale, all).length
  const [conditions, setConditions] = useState<Conditions>()
  useEffect(() => {
    let isWanted = true
    void readConditions({ worksOffline, isInstalled, voices }).then((read) => isWanted && setConditions(read))
    return () => void (isWanted = false)
  }, [worksOffline, isInstalled, voices])
  return conditions
}
