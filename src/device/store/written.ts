import { Dexie } from 'dexie'

/**
 * Tells at once that rows of these tables were written, by this tab, another or the worker: before whoever wrote them here goes on.
 * For what is remembered of them in between; screens follow rows by `liveQuery`.
 */
export function onWritten(tables: readonly string[], tell: () => void): void {
  Dexie.on('storagemutated', (parts) => {
    // A part is `idb://<database>/<table>/<index>`; a page that was put away and comes back has missed what was said, and hears `all`.
    if (Object.keys(parts).some((part) => part === 'all' || tables.includes(part.split('/')[3]!))) tell()
  })
}
