/** A row of a store, by its key. */
export interface RowKey {
  readonly store: string
  readonly key: string
}

/**
 * Reads rows of a database that may not be there, without the library: the worker has to read on its way
 * to the first page, and the library takes longer to start than the reading. Nothing is made or changed.
 * `undefined` for what cannot be had.
 */
export async function readRows(database: string, rows: readonly RowKey[]): Promise<readonly unknown[]> {
  const db = await openExisting(database)
  if (!db) return rows.map(() => undefined)
  try {
    const stores = [...new Set(rows.map(({ store }) => store))]
    if (stores.some((store) => !db.objectStoreNames.contains(store))) return rows.map(() => undefined)
    const change = db.transaction(stores, 'readonly')
    return await Promise.all(rows.map(({ store, key }) => answerOf(change.objectStore(store).get(key))))
  } finally {
    db.close()
  }
}

/** Opening a database that is not there would make an empty one, unless that is called off. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return answerOf(request).catch(() => undefined)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', (event) => {
      // A failure that bubbles up would be reported as nobody's.
      event.preventDefault()
      reject(request.error ?? new Error('the database did not answer'))
    })
  })
}
