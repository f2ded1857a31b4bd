import type { JobPayloads } from '../db/jobs.ts'
import type { JobDeps } from '../deps/deps.ts'
import { payBack, refundIdOf, settleRefund } from '../features/shop/refunds.ts'
import type { JobKind, Lane } from './kind.ts'

type Kinds = { readonly [K in keyof JobPayloads]: JobKind<JobPayloads[K]> }

/** What stands in one waits for nothing in another. */
const lanes = { mail: { room: 8 }, refund: { room: 4 } } satisfies Record<string, Lane>

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS

/** Every kind of job: what it does, and how patiently. */
export function kindsOf(deps: JobDeps): Readonly<Record<string, JobKind>> {
  return {
    // A person waits for it, and its code ends after ten minutes.
    mail: {
      lane: lanes.mail,
      tries: 15,
      firstWaitMs: 2 * SECOND_MS,
      longestWaitMs: 60 * SECOND_MS,
      act: (mail, { id }) => deps.mail.send(mail, id),
    },
    // Money that is owed: six hours apart in the end, for a month.
    refund: {
      lane: lanes.refund,
      tries: 120,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 6 * HOUR_MS,
      effectIdOf: refundIdOf,
      act: (refund, { id }) => payBack(deps, refund, id),
      settle: (db, refund) => settleRefund(db, refund, deps.now()),
    },
  } satisfies Kinds
}
