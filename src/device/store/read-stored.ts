/**
 * Reads a row of a database that may not be there, without the library: the worker has to read on its way
 * to the first page, and the library takes longer to start than the reading. Nothing is made or changed.
 * `undefined` for what cannot be had.
 */
export async function readStored(database: string, store: string, key: string): Promise<unknown> {
  const db = await openExisting(database)
  try {
    return db?.objectStoreNames.contains(store) ? await answerOf(db.transaction(store).objectStore(store).get(key)) : undefined
  } finally {
    db?.close()
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
      reject(request.error!)
    })
  })
}
