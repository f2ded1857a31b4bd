import type { Dexie } from 'dexie'

/** Transactions of this page that have not ended. */
const live = new Set<IDBTransaction>()
let isLeft = false

/**
 * Has the transactions of a database aborted when its page is left (`watchLeave`): WebKit stores a page for the way back
 * together with its transactions, and every later page waits for those.
 */
export function abortOnLeave(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'abortOnLeave',
    create: (core) => ({
      ...core,
      transaction: (...given) => {
        const transaction = core.transaction(...given)
        follow(transaction as IDBTransaction)
        return transaction
      },
    }),
  })
}

function follow(transaction: IDBTransaction): void {
  // A page that is being left still runs listeners.
  if (isLeft) return abort(transaction)
  live.add(transaction)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => live.delete(transaction))
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is being committed: it ends without the page, and the others must still be aborted.
  }
}

/** Aborts live transactions whenever the page is left for the browser's store of pages, and reloads one that comes back without them. */
export function watchLeave(page: EventTarget, reload: () => void): void {
  let isBroken = false
  page.addEventListener('pagehide', (event) => {
    // A page that is not stored ends, and its transactions with it.
    if (!(event as Event & { readonly persisted: boolean }).persisted) return
    isLeft = true
    isBroken = live.size > 0
    for (const transaction of live) abort(transaction)
  })
  page.addEventListener('pageshow', () => {
    isLeft = false
    // Whoever waited for what was aborted waits for ever.
    if (isBroken) reload()
  })
}
