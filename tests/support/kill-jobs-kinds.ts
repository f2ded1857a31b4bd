import { sql } from 'kysely'
import type { JobKind } from '#server/jobs/kind.ts'
import { createJobKind } from './job-worker.ts'
import { slowKind } from './works.ts'

const numberOf = (payload: unknown): number => (payload as { readonly n: number }).n

/** Returns the result that a job of the slow kind must write for this work. */
export const resultOf = (work: string): string => `result of ${work}`

/**
 * Job kinds with a database effect, an external effect, and progress with a result. No realistic number of kills exhausts their
 * attempts.
 */
export function testKinds(write: (line: string) => void): Readonly<Record<string, JobKind>> {
  const tries = 1_000_000
  return {
    inside: createJobKind({
      tries,
      settle: async (db, payload) => void (await sql`insert into effects (n) values (${numberOf(payload)})`.execute(db)),
    }),
    outside: createJobKind({ tries, act: async (payload, { id }) => write(`${numberOf(payload)} ${id}\n`) }),
    slow: slowKind({
      tries,
      act: async ({ work }, { checkpoint: note }) => {
        for (const step of [30, 60, 100]) await note(step)
        return resultOf(work)
      },
    }),
  }
}
