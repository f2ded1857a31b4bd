import type { JobPayloads } from '../db/jobs.ts'
import { scrubFile } from '../db/scrub-file.ts'
import type { JobDeps } from '../deps/deps.ts'
import { failSpoken, storeSpoken, settleSpoken, speakBook, type Spoken } from '../features/audio/job.ts'
import { type Sample, settleSample, speakSample } from '../features/audio/sample.ts'
import { type Finished, storeProse, settleProse, writeProse } from '../features/books/prose/job.ts'
import { spokenBooks } from '../features/books/spoken-books.ts'
import type { AnswerResult } from '../deps/answering.ts'
import { answerQuestion, failAnswer, storePiece, settleAnswer } from '../features/chat/job.ts'
import { discard, drawPicture, type Drawn, failPicture, settlePicture } from '../features/images/job.ts'
import { storeDelivery, sendDayReminder } from '../features/push/job.ts'
import { settleDelivery, sendReadyNotice } from '../features/push/notify.ts'
import { sendReceipt } from '../features/shop/receipts.ts'
import { sendRefund, refundIdOf, settleRefund } from '../features/shop/refunds.ts'
import type { JobKind, Lane } from './kind.ts'

type Kinds = { readonly [K in keyof JobPayloads]: JobKind<JobPayloads[K]> }

/** What stands in one waits for nothing in another. */
const lanes = {
  mail: { room: 8 },
  // Mails that can wait, so that those with codes do not wait for them.
  letter: { room: 2 },
  refund: { room: 4 },
  prose: { room: 2 },
  // Each is a person, whose silent addresses hold it for five seconds.
  push: { room: 32 },
  // A person has one for each browser: beside the reminders, they would hold those.
  notice: { room: 16 },
  chat: { room: 16 },
  // There is one painter; a model's answer is waited for beside it.
  picture: { room: 2 },
  storage: { room: 2 },
  upkeep: { room: 1 },
  // A program that speaks takes a whole core.
  speech: { room: 1 },
  sample: { room: 1 },
} satisfies Record<string, Lane>

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS

/** How mails are tried that can wait. */
const patient = { lane: lanes.letter, tries: 48, firstWaitMs: 10 * SECOND_MS, longestWaitMs: HOUR_MS }

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
    // Nobody waits for it: an hour apart in the end, for a day and a half.
    letter: {
      ...patient,
      act: (mail, { id }) => deps.mail.send(mail, id),
    },
    receipt: {
      ...patient,
      act: (about, { id }) => sendReceipt(deps, about, id),
    },
    // Money that is owed: six hours apart in the end, for a month.
    refund: {
      lane: lanes.refund,
      tries: 120,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 6 * HOUR_MS,
      effectIdOf: refundIdOf,
      act: (refund, { id }) => sendRefund(deps, refund, id),
      settle: (db, refund) => settleRefund(db, refund, deps.now()),
    },
    // Nobody waits for it: the house's text is there to read. Card by card for some minutes.
    prose: {
      lane: lanes.prose,
      tries: 10,
      firstWaitMs: 10 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: (wanted, hand) => writeProse(deps, wanted, hand),
      progress: storeProse,
      settle: (db, wanted, finished: Finished | undefined) => settleProse(db, wanted, finished, deps.now()),
    },
    // A person looks on. What does not come in half an hour is given back.
    answer: {
      lane: lanes.chat,
      tries: 6,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 10 * SECOND_MS,
      act: (question, hand) => answerQuestion(deps, question, hand),
      progress: storePiece,
      settle: (db, question, answered: AnswerResult | undefined) => settleAnswer(db, question, answered, deps.now()),
      giveUp: (db, question) => failAnswer(db, question, deps.now()),
    },
    // A person looks on. The house draws where a model does not, so that only a storage that is away keeps it waiting; then half an hour.
    picture: {
      lane: lanes.picture,
      tries: 8,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 60 * SECOND_MS,
      act: (wanted, hand) => drawPicture(deps, wanted, hand),
      settle: (db, wanted, drawn: Drawn | undefined) => settlePicture(db, wanted, drawn, deps.now()),
      giveUp: (db, wanted) => failPicture(db, wanted, deps.now()),
    },
    discard: {
      lane: lanes.storage,
      tries: 24,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: (unnamed) => discard(deps, unnamed),
    },
    scrub: {
      lane: lanes.upkeep,
      tries: 12,
      firstWaitMs: 60 * SECOND_MS,
      longestWaitMs: HOUR_MS,
      act: () => scrubFile(deps.env.dataDir),
    },
    // Of use until the day is over: half an hour apart in the end.
    push: {
      lane: lanes.push,
      tries: 24,
      firstWaitMs: 30 * SECOND_MS,
      longestWaitMs: HOUR_MS / 2,
      act: (wanted, hand) => sendDayReminder(deps, wanted, hand),
      progress: storeDelivery,
    },
    // Told by the same services, to one browser.
    notice: {
      lane: lanes.notice,
      tries: 12,
      firstWaitMs: 30 * SECOND_MS,
      longestWaitMs: HOUR_MS / 2,
      act: (wanted, hand) => sendReadyNotice(deps, wanted, hand),
      settle: (db, wanted, outcome: 'taken' | 'gone') => settleDelivery(db, wanted, outcome),
    },
    // Chapter by chapter for a quarter of an hour; what stands is kept. A service that is away for hours is waited for,
    // and a server that is killed again and again counts each time.
    speech: {
      lane: lanes.speech,
      tries: 40,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 10 * 60 * SECOND_MS,
      act: (wanted, hand) => speakBook(deps, spokenBooks, wanted, hand),
      progress: (db, wanted, spoken: Spoken) => storeSpoken(db, wanted, spoken, deps.now()),
      settle: (db, wanted, isWhole: boolean) => settleSpoken(db, wanted, isWhole, deps.now()),
      giveUp: (db, wanted) => failSpoken(db, wanted, deps.now()),
    },
    // A person waits for it for less than a minute.
    sample: {
      lane: lanes.sample,
      tries: 3,
      firstWaitMs: SECOND_MS,
      longestWaitMs: 4 * SECOND_MS,
      act: (ref, hand) => speakSample(deps, spokenBooks, ref, hand),
      settle: (db, ref, sample: Sample | undefined) => settleSample(db, ref, sample, deps.now()),
    },
  } satisfies Kinds
}
