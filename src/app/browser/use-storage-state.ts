import { useEffect, useState } from 'react'

export interface StorageState {
  /** Whether storage is persistent; `undefined` where the browser has no Storage API. */
  readonly isPersistent?: boolean | undefined
  /** Estimated bytes used by this origin; `undefined` where unknown. */
  readonly usedBytes?: number | undefined
}

/** Returns persistence and usage of this origin's storage, read once on mount; `{}` until then. */
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
  // `navigator.storage` is undefined on plain http and in some private windows.
  if (!storage) return {}
  const [isPersistent, estimate] = await Promise.all([storage.persisted?.(), storage.estimate?.()])
  return { isPersistent, usedBytes: estimate?.usage }
}
