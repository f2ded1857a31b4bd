import { sql } from 'kysely'
import type { JobKind } from '#server/jobs/kind.ts'
import { kind } from './job-worker.ts'
import { slowKind } from './works.ts'

const numberOf = (payload: unknown): number => (payload as { readonly n: number }).n

/** What the slow kind's work for a number comes to. */
export const resultOf = (work: string): string => `result of ${work}`

/**
 * One kind with its effect in the database, one with its effect elsewhere, one whose progress and result stand
 * in a row of its own. Killed as often as it may be, none is given up.
 */
export function testKinds(write: (line: string) => void): Readonly<Record<string, JobKind>> {
  const tries = 1_000_000
  return {
    inside: kind({
      tries,
      settle: async (db, payload) => void (await sql`insert into effects (n) values (${numberOf(payload)})`.execute(db)),
    }),
    outside: kind({ tries, act: async (payload, { id }) => write(`${numberOf(payload)} ${id}\n`) }),
    slow: slowKind({
      tries,
      act: async ({ work }, { checkpoint: note }) => {
        for (const step of [30, 60, 100]) await note(step)
        return resultOf(work)
      },
    }),
  }
}
