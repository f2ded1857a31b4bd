import type { JobPayloads } from '../db/jobs.ts'
import type { JobDeps } from '../deps/deps.ts'
import { payBack, settleRefund } from '../features/shop/refunds.ts'
import type { JobKind } from './try-job.ts'

type Kinds = { readonly [K in keyof JobPayloads]: JobKind<JobPayloads[K]> }

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS

/** Every kind of job: what it does, and how patiently. */
export function kindsOf(deps: JobDeps): Readonly<Record<string, JobKind>> {
  const kinds: Kinds = {
    // A person waits for it, and its code ends after ten minutes.
    mail: { tries: 15, firstWaitMs: 2 * SECOND_MS, longestWaitMs: 60 * SECOND_MS, act: (mail, id) => deps.mail.send(mail, id) },
    // Money that is owed: six hours apart in the end, for a month.
    refund: {
      tries: 120,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 6 * HOUR_MS,
      act: (refund) => payBack(deps, refund),
      settle: (db, refund) => settleRefund(db, refund, deps.now()),
    },
  }
  // A job's kind and what it is told are written down together.
  return kinds as Readonly<Record<string, JobKind>>
}
