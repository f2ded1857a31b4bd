import type { Dexie } from 'dexie'

/** Open IndexedDB transactions of this page. */
const live = new Set<IDBTransaction>()
let isLeft = false

/**
 * Tracks transactions for `abortTransactionsOnLeave`: WebKit freezes them with a page in the back/forward cache, and later pages wait for
 * their end.
 */
export function trackOpenTransactions(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'abortOnLeave',
    create: (core) => ({
      ...core,
      transaction: (...given) => {
        const transaction = core.transaction(...given)
        track(transaction as IDBTransaction)
        return transaction
      },
    }),
  })
}

function track(transaction: IDBTransaction): void {
  // Aborts new transactions at once: event listeners still run while the page is being left.
  if (isLeft) return abort(transaction)
  live.add(transaction)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => live.delete(transaction))
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ignores the error: the transaction is being committed and ends without the page. The other transactions must still be aborted.
  }
}

/** Aborts open transactions when the page enters the back/forward cache; if it aborted any, reloads the page when it is restored. */
export function abortTransactionsOnLeave(page: EventTarget, reload: () => void): void {
  let isBroken = false
  page.addEventListener('pagehide', (event) => {
    // Does nothing if the page is not cached: its transactions end together with the page.
    if (!(event as Event & { readonly persisted: boolean }).persisted) return
    isLeft = true
    isBroken = live.size > 0
    for (const transaction of live) abort(transaction)
  })
  page.addEventListener('pageshow', () => {
    isLeft = false
    // Reloads, because callers of an aborted transaction would wait for ever.
    if (isBroken) reload()
  })
}
