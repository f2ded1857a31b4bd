/** Reads a row without Dexie, which loads more slowly than the worker serves a page. Undefined if the database or the row is missing. */
export async function readRowWithoutDexie(database: string, store: string, key: string): Promise<unknown> {
  const db = await openExisting(database)
  try {
    return db?.objectStoreNames.contains(store) ? await answerOf(db.transaction(store).objectStore(store).get(key)) : undefined
  } finally {
    db?.close()
  }
}

/** Opens a database if it exists. Aborts the upgrade of a missing one, because opening it would create an empty database. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return answerOf(request).catch(() => undefined)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', (event) => {
      // Prevents the default: a bubbling error would be reported as unhandled.
      event.preventDefault()
      reject(request.error!)
    })
  })
}
