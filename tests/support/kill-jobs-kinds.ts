import { sql } from 'kysely'
import type { JobKind } from '#server/jobs/try-job.ts'
import { kind } from './job-worker.ts'

const numberOf = (payload: unknown): number => (payload as { readonly n: number }).n

/** One kind with its effect in the database, one with its effect elsewhere. Killed as often as it may be, neither is given up. */
export function testKinds(write: (line: string) => void): Readonly<Record<string, JobKind>> {
  const tries = 1_000_000
  return {
    inside: kind({
      tries,
      settle: async (db, payload) => void (await sql`insert into effects (n) values (${numberOf(payload)})`.execute(db)),
    }),
    outside: kind({ tries, act: async (payload, id) => write(`${numberOf(payload)} ${id}\n`) }),
  }
}
