import { useEffect, useState } from 'react'
import type { ImageKind } from '#contract/image.ts'
import { getImageChoice, storeImageChoice } from '#device/images/images.ts'
import { useResolvedMode } from '../../../appearance/appearance.ts'
import { useUserId } from '../../../session/session.ts'
import type { StudioChoice, StoredChoice } from './choice.ts'
import { parseStoredChoice } from './choice.ts'

/** Returns the stored choices for a kind of picture; they survive navigation, failed requests and a used-up quota. Undefined until read. */
export function useStudioChoice(kind: ImageKind) {
  const userId = useUserId()
  const mode = useResolvedMode()
  const [stored, setStored] = useState<StoredChoice>()
  useEffect(() => {
    let isLeft = false
    void getImageChoice(userId, kind).then((value) => isLeft || setStored(parseStoredChoice(value, kind, mode)))
    return () => void (isLeft = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the mode is only the initial default
  }, [userId, kind])
  function store(next: StoredChoice): Promise<void> {
    setStored(next)
    return storeImageChoice(userId, kind, next)
  }
  return {
    stored,
    store,
    change: (part: Partial<StudioChoice>) => stored && void store({ ...stored, choice: { ...stored.choice, ...part } }),
  }
}
