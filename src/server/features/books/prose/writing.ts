import type { BookStatus } from '#contract/book.ts'
import type { JobPayloads } from '../../../db/jobs.ts'
import type { Db } from '../../../db/open.ts'

/** Returns the progress of a book's prose job; undefined if the book has none. */
export type ProseProgressLookup = (archiveId: string, productId: string) => BookStatus['writing']

export async function createProseProgressLookup(db: Db, userId: string): Promise<ProseProgressLookup> {
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('user_id', '=', userId)
    .where('kind', '=', 'prose')
    .where('state', '!=', 'exhausted')
    .execute()
  if (jobs.length === 0) return () => undefined
  const wanted = jobs.map(({ payload }) => JSON.parse(payload ?? 'null') as JobPayloads['prose'])
  const rows = await db.selectFrom('book_prose').select(['archive_id', 'product_id', 'done']).where('user_id', '=', userId).execute()
  return (archiveId, productId) => {
    const isIt = (one: { archive_id: string; product_id: string }) => one.archive_id === archiveId && one.product_id === productId
    const job = wanted.find(isIt)
    return job && { done: rows.find(isIt)?.done ?? 0, of: job.cards }
  }
}
