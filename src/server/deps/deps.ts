import type { OauthProvider } from '#contract/oauth.ts'
import type { LeasedJob } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { BlobPort } from '../ports/blob/blob-port.ts'
import type { IdentityPort } from '../ports/identity/identity.ts'
import type { ImagePort } from '../ports/image/image-port.ts'
import type { MailPort } from '../ports/mail/mail.ts'
import type { ModelPort } from '../ports/model/model.ts'
import type { PainterPort } from '../ports/painter/painter.ts'
import type { PaymentServices } from '../ports/payment/payment.ts'
import type { PushPort } from '../ports/push/push.ts'
import type { SpeechPort } from '../ports/speech/speech.ts'
import type { Env } from '../setup/env.ts'
import type { AnswerServices } from './answering.ts'

/** Workers of the job queue. */
export interface JobRunner {
  /** Polls for due jobs; call after a commit that added one. Within a change, the poll is deferred until the change's commit. */
  readonly wake: () => void
  /** Runs a job that this process enqueued as leased. Resolves after the attempt, or after a few seconds if it takes longer. */
  readonly begin: (lease: LeasedJob) => Promise<void>
}

/** Dependencies of the features. In the handler of a change, `db` is its transaction. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  /** Returns the current time (ms). */
  readonly now: () => number
  readonly mail: MailPort
  /** Identity providers that are configured. */
  readonly identity: Readonly<Partial<Record<OauthProvider, IdentityPort>>>
  /** Key for the hashes of codes and addresses. */
  readonly codeKey: Buffer
  readonly payment: PaymentServices
  /** Language model; undefined if none is configured, and then the rules engine writes the texts. */
  readonly model: ModelPort | undefined
  readonly push: PushPort
  /** Text to speech; undefined if it is off. */
  readonly speech: SpeechPort | undefined
  /** Files of users. Owners are a user id, or begin with one. */
  readonly blobs: BlobPort
  readonly painter: PainterPort
  /** Image model; undefined if none is configured, and then the built-in painter draws. */
  readonly imaging: ImagePort | undefined
  /** Answerer and safety check of the chat. */
  readonly answering: AnswerServices
  readonly jobs: JobRunner
}

export type JobDeps = Omit<Deps, 'jobs'>

/** Dependencies that can be created from the settings alone. */
export type OpenedDeps = Omit<JobDeps, 'answering'>
