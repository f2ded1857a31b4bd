import { useLiveQuery } from 'dexie-react-hooks'

/**
 * What a getter of the device layer says, again whenever what it read changes: in this tab, another, or the
 * worker. `undefined` until it has answered once. The getter runs inside an async function because Dexie
 * follows what is read after the first `await` only there.
 */
export function useLive<T>(read: () => Promise<T> | T, deps: readonly unknown[] = []): T | undefined {
  return useLiveQuery(async () => await read(), [...deps])
}
