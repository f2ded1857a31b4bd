import { Dexie } from 'dexie'

/**
 * Calls `tell` synchronously when rows of these tables were written by this tab, another tab or the worker, before the writer
 * continues. Invalidates in-memory caches; screens use `liveQuery`.
 */
export function onTablesWritten(tables: readonly string[], tell: () => void): void {
  Dexie.on('storagemutated', (parts) => {
    // A part is `idb://<database>/<table>/<index>`; a page restored from the back/forward cache has missed events and gets `all`.
    if (Object.keys(parts).some((part) => part === 'all' || tables.includes(part.split('/')[3]!))) tell()
  })
}
