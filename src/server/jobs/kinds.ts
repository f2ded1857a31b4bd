import type { JobPayloads } from '../db/jobs.ts'
import { vacuumDatabaseFile } from '../db/scrub-file.ts'
import type { JobDeps } from '../deps/deps.ts'
import { markPodcastFailed, storeSpeechProgress, finishPodcast, speakBook, type SpeechProgress } from '../features/audio/job.ts'
import { type PodcastSample, storeSample, speakSample } from '../features/audio/sample.ts'
import { type FinishedProse, storeProseProgress, storeProseVersion, writeProse } from '../features/books/prose/job.ts'
import { podcastBookQueries } from '../features/books/spoken-books.ts'
import type { AnswerResult } from '../deps/answering.ts'
import { answerQuestion, failAndRefundAnswer, storePiece, finishAnswer } from '../features/chat/job.ts'
import { deleteOwnerFiles, drawImageFiles, type DrawnImage, failAndRefundImage, storeFinishedImage } from '../features/images/job.ts'
import { storeDelivery, sendDayReminder } from '../features/push/job.ts'
import { deleteGoneSubscription, sendReadyNotification } from '../features/push/notify.ts'
import { sendPaymentReceipt } from '../features/shop/receipts.ts'
import { sendRefund, refundIdOf, markPaymentRefunded } from '../features/shop/refunds.ts'
import type { JobKind, JobLane } from './kind.ts'

type Kinds = { readonly [K in keyof JobPayloads]: JobKind<JobPayloads[K]> }

/** Lanes with their concurrency. Jobs of one lane never wait for those of another. */
const lanes = {
  mail: { concurrency: 8 },
  // Mails without urgency have their own lane, so that they do not delay mails with codes.
  letter: { concurrency: 2 },
  refund: { concurrency: 4 },
  prose: { concurrency: 2 },
  // One job per user, which an unresponsive push service can block for five seconds.
  push: { concurrency: 32 },
  // One job per browser; in their own lane, so that they do not delay reminders.
  notice: { concurrency: 16 },
  chat: { concurrency: 16 },
  // One job can use the only painter while the other awaits a model.
  picture: { concurrency: 2 },
  storage: { concurrency: 2 },
  upkeep: { concurrency: 1 },
  // One at a time: a speech program uses a whole core.
  speech: { concurrency: 1 },
  sample: { concurrency: 1 },
} satisfies Record<string, JobLane>

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS

/** Retry policy of mails that can wait. */
const patient = { lane: lanes.letter, tries: 48, firstWaitMs: 10 * SECOND_MS, longestWaitMs: HOUR_MS }

/** Creates all kinds of jobs. */
export function createJobKinds(deps: JobDeps): Readonly<Record<string, JobKind>> {
  return {
    // The user is waiting, and the code expires after ten minutes.
    mail: {
      lane: lanes.mail,
      tries: 15,
      firstWaitMs: 2 * SECOND_MS,
      longestWaitMs: 60 * SECOND_MS,
      act: (mail, { id }) => deps.mail.send(mail, id),
    },
    // Nobody is waiting: retries for a day and a half, at last hourly.
    letter: {
      ...patient,
      act: (mail, { id }) => deps.mail.send(mail, id),
    },
    receipt: {
      ...patient,
      act: (about, { id }) => sendPaymentReceipt(deps, about, id),
    },
    // We owe money: retries for a month, at last every six hours.
    refund: {
      lane: lanes.refund,
      tries: 120,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 6 * HOUR_MS,
      effectIdOf: refundIdOf,
      act: (refund, { id }) => sendRefund(deps, refund, id),
      settle: (db, refund) => markPaymentRefunded(db, refund, deps.now()),
    },
    // Nobody is waiting, as the built-in text is readable. The job takes some minutes, card by card.
    prose: {
      lane: lanes.prose,
      tries: 10,
      firstWaitMs: 10 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: (payload, context) => writeProse(deps, payload, context),
      progress: storeProseProgress,
      settle: (db, payload, finished: FinishedProse | undefined) => storeProseVersion(db, payload, finished, deps.now()),
    },
    // The user is watching. An answer not finished within half an hour fails and is refunded.
    answer: {
      lane: lanes.chat,
      tries: 6,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 10 * SECOND_MS,
      act: (question, context) => answerQuestion(deps, question, context),
      progress: storePiece,
      settle: (db, question, answered: AnswerResult | undefined) => finishAnswer(db, question, answered, deps.now()),
      compensate: (db, question) => failAndRefundAnswer(db, question, deps.now()),
    },
    // The user is watching. As the built-in painter replaces a failing model, only unavailable storage causes retries, for half an hour at
    // most.
    picture: {
      lane: lanes.picture,
      tries: 8,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 60 * SECOND_MS,
      act: (payload, context) => drawImageFiles(deps, payload, context),
      settle: (db, payload, drawn: DrawnImage | undefined) => storeFinishedImage(db, payload, drawn, deps.now()),
      compensate: (db, payload) => failAndRefundImage(db, payload, deps.now()),
    },
    discard: {
      lane: lanes.storage,
      tries: 24,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: (unnamed) => deleteOwnerFiles(deps, unnamed),
    },
    scrub: {
      lane: lanes.upkeep,
      tries: 12,
      firstWaitMs: 60 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: () => vacuumDatabaseFile(deps.env.dataDir),
    },
    // A reminder is useful until the day ends: retries at last every half hour.
    push: {
      lane: lanes.push,
      tries: 24,
      firstWaitMs: 30 * SECOND_MS,
      longestWaitMs: HOUR_MS / 2,
      act: (payload, context) => sendDayReminder(deps, payload, context),
      progress: storeDelivery,
    },
    // Retries like `push`, but for one browser.
    notice: {
      lane: lanes.notice,
      tries: 12,
      firstWaitMs: 30 * SECOND_MS,
      longestWaitMs: HOUR_MS / 2,
      act: (payload, context) => sendReadyNotification(deps, payload, context),
      settle: (db, payload, outcome: 'taken' | 'gone') => deleteGoneSubscription(db, payload, outcome),
    },
    // Takes 15 minutes, chapter by chapter; a retry resumes. Many attempts, as the service may be down for hours and each server kill
    // counts.
    speech: {
      lane: lanes.speech,
      tries: 40,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 10 * 60 * SECOND_MS,
      act: (payload, context) => speakBook(deps, podcastBookQueries, payload, context),
      progress: (db, payload, spoken: SpeechProgress) => storeSpeechProgress(db, payload, spoken, deps.now()),
      settle: (db, payload, isWhole: boolean) => finishPodcast(db, payload, isWhole, deps.now()),
      compensate: (db, payload) => markPodcastFailed(db, payload, deps.now()),
    },
    // The user waits, but for less than a minute.
    sample: {
      lane: lanes.sample,
      tries: 3,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 4 * SECOND_MS,
      act: (ref, context) => speakSample(deps, podcastBookQueries, ref, context),
      settle: (db, ref, sample: PodcastSample | undefined) => storeSample(db, ref, sample, deps.now()),
    },
  } satisfies Kinds
}
