/** Timeout in milliseconds, longer than any read on a slow phone: after it, another page blocks the database or the browser has lost it. */
const PATIENCE_MS = 10_000

/** Error: the local database did not respond. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusy'
}

/**
 * Awaits a read of the local database.
 * @throws DatabaseBusy after ten seconds without a result
 */
export async function withDatabaseTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusyError()), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
