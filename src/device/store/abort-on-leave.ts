import type { Dexie } from 'dexie'

/** Open transactions of this page. */
const live = new Set<IDBTransaction>()
let isLeft = false

/**
 * Aborts a database's transactions when its page enters the back/forward cache (`watchLeave`): WebKit freezes a page together with
 * its transactions, and every later page waits for them.
 */
export function abortOnLeave(db: Dexie): void {
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
  // A page that is being left still runs listeners.
  if (isLeft) return abort(transaction)
  live.add(transaction)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => live.delete(transaction))
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is being committed and ends without the page; the others must still be aborted.
  }
}

/** Aborts open transactions when the page enters the back/forward cache, and reloads the page if it is restored after that. */
export function watchLeave(page: EventTarget, reload: () => void): void {
  let isBroken = false
  page.addEventListener('pagehide', (event) => {
    // A page that is not cached ends together with its transactions.
    if (!(event as Event & { readonly persisted: boolean }).persisted) return
    isLeft = true
    isBroken = live.size > 0
    for (const transaction of live) abort(transaction)
  })
  page.addEventListener('pageshow', () => {
    isLeft = false
    // Callers of an aborted transaction would wait for ever.
    if (isBroken) reload()
  })
}
