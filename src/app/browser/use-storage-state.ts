import { useEffect, useState } from 'react'

export interface StorageState {
  /** The browser has promised not to clear what is kept; `undefined` where it has no such promise. */
  readonly isKept?: boolean | undefined
  /** Bytes used by this site, as the browser estimates; `undefined` where it does not tell. */
  readonly usedBytes?: number | undefined
}

/** What the browser says of the room that this site takes on the device. */
export function useStorageState(): StorageState {
  const [state, setState] = useState<StorageState>({})
  useEffect(() => {
    const read = async () => setState(await readState())
    void read()
  }, [])
  return state
}

async function readState(): Promise<StorageState> {
  const { storage } = navigator
  // Absent on plain http and in some private windows.
  if (!storage) return {}
  const [isKept, estimate] = await Promise.all([storage.persisted?.(), storage.estimate?.()])
  return { isKept, usedBytes: estimate?.usage }
}
