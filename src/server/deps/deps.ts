import type { OauthProvider } from '#contract/oauth.ts'
import type { Lease } from '../db/jobs.ts'
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
import type { Answering } from './answering.ts'

/** The job workers. */
export interface Workers {
  /** Polls now: call after a commit that added a job. Within a change it waits for that change's commit. */
  readonly wake: () => void
  /** Runs a job that was added as leased by this process. Resolves after the attempt, or after a moment if it takes longer. */
  readonly begin: (lease: Lease) => Promise<void>
}

/** Dependencies of the features; within a change `db` is its transaction. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  /** Returns milliseconds. */
  readonly now: () => number
  readonly mail: MailPort
  /** Configured identity providers. */
  readonly identity: Readonly<Partial<Record<OauthProvider, IdentityPort>>>
  /** Key of the hashes of codes and addresses. */
  readonly codeKey: Buffer
  readonly payment: PaymentServices
  /** Undefined if none is configured: the rules engine writes the texts. */
  readonly model: ModelPort | undefined
  readonly push: PushPort
  /** Undefined if speech is off. */
  readonly speech: SpeechPort | undefined
  /** Files of users; their owner starts with the user id. */
  readonly blobs: BlobPort
  readonly painter: PainterPort
  /** Undefined if none is configured: the built-in painter draws. */
  readonly imaging: ImagePort | undefined
  /** Answers the chat. */
  readonly answering: Answering
  readonly jobs: Workers
}

/** Dependencies of jobs. */
export type JobDeps = Omit<Deps, 'jobs'>

/** Dependencies that need only the settings. */
export type OpenedDeps = Omit<JobDeps, 'answering'>
