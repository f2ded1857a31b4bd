import { Dexie } from 'dexie'

/**
 * Calls `tell` synchronously after any tab or the worker has written rows, to invalidate in-memory caches. Screens use `liveQuery` instead.
 */
export function onTablesWritten(tables: readonly string[], tell: () => void): void {
  Dexie.on('storagemutated', (parts) => {
    // A part is `idb://<database>/<table>/<index>`. A page restored from the back/forward cache has missed events; its part is `all`.
    if (Object.keys(parts).some((part) => part === 'all' || tables.includes(part.split('/')[3]!))) tell()
  })
}
