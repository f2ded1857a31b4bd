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

/** Those who do the jobs that a feature adds. */
export interface Workers {
  /** Looks now: after a commit that added a job. Within a change it waits for that change's commit. */
  readonly wake: () => void
  /** Tries a job that was added in this process's hands. Resolves after the try, or when that takes longer than a moment. */
  readonly begin: (lease: Lease) => Promise<void>
}

/** What the features work with; within a change `db` is that change's transaction. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  /** Milliseconds. */
  readonly now: () => number
  readonly mail: MailPort
  /** Providers that can say who somebody is; without settings there are none. */
  readonly identity: Readonly<Partial<Record<OauthProvider, IdentityPort>>>
  /** Key of the hashes that keep codes and addresses. */
  readonly codeKey: Buffer
  readonly payment: PaymentServices
  /** Undefined where none is set: the house writes. */
  readonly model: ModelPort | undefined
  readonly push: PushPort
  /** Undefined where nothing speaks. */
  readonly speech: SpeechPort | undefined
  /** Files of people; their owner is the user's id. */
  readonly blobs: BlobPort
  readonly painter: PainterPort
  /** Undefined where none is set: the house draws. */
  readonly imaging: ImagePort | undefined
  /** Who answers in the chat. */
  readonly answering: Answering
  readonly jobs: Workers
}

/** What jobs work with. */
export type JobDeps = Omit<Deps, 'jobs'>

/** What is opened from the settings alone. */
export type OpenedDeps = Omit<JobDeps, 'answering'>
