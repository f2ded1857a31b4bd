/**
 * Reads a row of a database that may not exist, without Dexie: the worker reads before it serves the first page, and loading Dexie
 * takes longer than the read. Changes nothing. Undefined if it cannot be read.
 */
export async function readStored(database: string, store: string, key: string): Promise<unknown> {
  const db = await openExisting(database)
  try {
    return db?.objectStoreNames.contains(store) ? await answerOf(db.transaction(store).objectStore(store).get(key)) : undefined
  } finally {
    db?.close()
  }
}

/** Aborts the upgrade, because opening a missing database would create an empty one. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return answerOf(request).catch(() => undefined)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', (event) => {
      // A bubbling error would be reported as unhandled.
      event.preventDefault()
      reject(request.error!)
    })
  })
}
