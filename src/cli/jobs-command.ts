import type { ListedJob } from '#server/operator/see-jobs.ts'
import { alignColumns } from './columns.ts'
import { FlagError } from './flag-error.ts'
import { parseFlags } from './flags.ts'

const FLAGS = { values: { retry: '0190f3a2-…' }, switches: ['json'] } as const

export const usage = `mingshu jobs

  lists what the server has still to do, in its database (DATABASE_URL or DATA_DIR): mails and refunds that
  wait, run, or were given up; what is done is not kept, and nothing of whom it is for is shown
  --retry  id of a job that was given up: it is tried again, by the server when it runs
  --json   the list as JSON, times in milliseconds`

const NONE = '–'

const rowOf = ({ id, kind, state, tries, next_run, last_error }: ListedJob): readonly string[] => [
  id,
  kind,
  state,
  String(tries),
  next_run === null ? NONE : new Date(next_run).toISOString(),
  last_error ?? NONE,
]

/** Lists unfinished jobs; `--retry` first puts a permanently failed job back in the queue. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const { values, switches } = parseFlags(args, FLAGS)
  const id = values.get('retry')
  // Loaded lazily: the other commands do not use the server.
  const { listJobsInDatabase, retryJobInDatabase } = await import('#server/operator/see-jobs.ts')
  if (id !== undefined && !(await retryJobInDatabase(process.env, id, Date.now()))) {
    throw new FlagError('--retry', `no job ${id} was given up that could be tried again`)
  }
  const jobs = await listJobsInDatabase(process.env, Date.now())
  if (switches.has('json')) console.log(JSON.stringify(jobs, null, 2))
  else if (jobs.length === 0) console.log('nothing to do')
  else for (const line of alignColumns([['id', 'kind', 'state', 'tries', 'next run', 'last error'], ...jobs.map(rowOf)])) console.log(line)
}
