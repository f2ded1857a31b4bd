import { besideServer, type Settings } from './beside.ts'
import { jobList, retryJob, type ListedJob } from '../jobs/job-list.ts'

export type { ListedJob } from '../jobs/job-list.ts'

/** The jobs that are not done in the server's database. Throws `BadSetting`. */
export async function jobsIn(settings: Settings, now: number): Promise<readonly ListedJob[]> {
  return besideServer(settings, (db) => jobList(db, now))
}

/** Puts a job that was given up back, for the server to find. Throws `BadSetting`. */
export async function retryJobIn(settings: Settings, id: string, now: number): Promise<boolean> {
  return besideServer(settings, (db) => retryJob(db, id, now))
}
