/** Longer than any reading takes on a slow phone: another page holds the database, or the browser has lost it. */
const PATIENCE_MS = 10_000

/** The local database did not answer. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/**
 * The answer of the local database.
 * @throws DatabaseBusy when it does not come within ten seconds
 */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy()), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
