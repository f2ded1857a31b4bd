import { withServerDb, type ServerSettings } from './with-server-db.ts'
import { listJobs, retryJob, type ListedJob } from '../jobs/job-list.ts'

export type { ListedJob } from '../jobs/job-list.ts'

/** Lists the unfinished jobs in the server's database. Throws `BadSettingError`. */
export async function listJobsInDatabase(settings: ServerSettings, now: number): Promise<readonly ListedJob[]> {
  return withServerDb(settings, (db) => listJobs(db, now))
}

/** Requeues a permanently failed job; a running server finds it by polling. Returns false if there is none. Throws `BadSettingError`. */
export async function retryJobInDatabase(settings: ServerSettings, id: string, now: number): Promise<boolean> {
  return withServerDb(settings, (db) => retryJob(db, id, now))
}
