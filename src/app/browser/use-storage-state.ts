import { useEffect, useState } from 'react'

export interface StorageState {
  /** Whether storage is persistent; `undefined` where the browser has no Storage API. */
  readonly isPersistent?: boolean | undefined
  /** Estimated bytes used by this origin; `undefined` where unknown. */
  readonly usedBytes?: number | undefined
}

/** Persistence and usage of this origin's storage, read once on mount. */
export function useStorageState(): StorageState {
  const [state, setState] = useState<StorageState>({})
  useEffect(() => {
    const load = async () => setState(await readState())
    void load()
  }, [])
  return state
}

async function readState(): Promise<StorageState> {
  const { storage } = navigator
  // Undefined on plain http and in some private windows.
  if (!storage) return {}
  const [isKept, estimate] = await Promise.all([storage.persisted?.(), storage.estimate?.()])
  return { isPersistent: isKept, usedBytes: estimate?.usage }
}
