import { useEffect, useState } from 'react'
import type { ImageKind } from '#contract/image.ts'
import { getImageChoice, storeImageChoice } from '#device/images/images.ts'
import { useResolvedMode } from '../../../appearance/appearance.ts'
import { useUserId } from '../../../session/session.ts'
import type { Choice, KeptChoice } from './choice.ts'
import { keptOf } from './choice.ts'

/** What is chosen for a kind of picture; it outlives the page, a lost line and an empty purse. `undefined` until it is read. */
export function useChoice(kind: ImageKind) {
  const userId = useUserId()
  const mode = useResolvedMode()
  const [kept, setKept] = useState<KeptChoice>()
  useEffect(() => {
    let isLeft = false
    void getImageChoice(userId, kind).then((value) => isLeft || setKept(keptOf(value, kind, mode)))
    return () => void (isLeft = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the mode is only where a first choice begins
  }, [userId, kind])
  function keep(next: KeptChoice): Promise<void> {
    setKept(next)
    return storeImageChoice(userId, kind, next)
  }
  return { kept, keep, change: (part: Partial<Choice>) => kept && void keep({ ...kept, choice: { ...kept.choice, ...part } }) }
}
