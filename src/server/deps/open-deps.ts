import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { migrate } from '../db/migrate.ts'
import { openDb, type Db } from '../db/open.ts'
import { getOrCreateSecret } from '../db/secret.ts'
import type { BlobPort } from '../ports/blob/blob-port.ts'
import { createFolderStorage } from '../ports/blob/folder.ts'
import { createOpenIdProvider } from '../ports/identity/openid-provider.ts'
import { createOpenAiImages } from '../ports/image/openai-image.ts'
import type { MailPort } from '../ports/mail/mail.ts'
import { createOutboxMailer } from '../ports/mail/outbox.ts'
import { createSmtpMailer } from '../ports/mail/smtp.ts'
import { createOpenAiModel } from '../ports/model/openai-model.ts'
import { chooseFontsFolder } from '../ports/painter/painter-fonts.ts'
import { createThreadPainter } from '../ports/painter/thread-painter.ts'
import type { PaymentPort, PaymentServices } from '../ports/payment/payment.ts'
import { createStripeAdapter } from '../ports/payment/stripe.ts'
import { createTestCashier } from '../ports/payment/test-cashier/test-cashier.ts'
import { findEspeak } from '../ports/speech/espeak.ts'
import { createOpenAiSpeech } from '../ports/speech/openai-speech.ts'
import { createProgramSpeech } from '../ports/speech/program-speech.ts'
import type { SpeechPort } from '../ports/speech/speech.ts'
import type { Env } from '../setup/env.ts'
import { createPushSender } from '../ports/push/web-push.ts'
import { computeVapidPublicKey } from '../setup/vapid-keys.ts'
import type { Deps, OpenedDeps } from './deps.ts'

function mailOf(env: Env, now: () => number, log: FastifyBaseLogger): MailPort {
  if (env.smtpUrl !== undefined) return createSmtpMailer(env.smtpUrl, env.mailFrom)
  const outbox = { folder: join(env.dataDir, 'outbox'), from: env.mailFrom, now }
  return createOutboxMailer(env.printsCodes ? { ...outbox, announce: (code) => log.info({ code }, 'verification code') } : outbox)
}

/** Returns all configured payment services. The test cashier is always among them, to refund its own payments, which cost nothing. */
async function servicesOf(env: Env, db: Db): Promise<readonly PaymentPort[]> {
  return [
    // Add a line for each new service.
    createTestCashier(await getOrCreateSecret(db, 'test-cashier')),
    ...(env.stripe ? [createStripeAdapter(env.stripe)] : []),
  ]
}

async function paymentOf(env: Env, db: Db): Promise<PaymentServices> {
  const all = await servicesOf(env, db)
  return { selling: all.find(({ name }) => name === env.payment), all }
}

/** Returns the configured VAPID keys, or generated ones. 32 random bytes are a valid P-256 private key, except one in 2³². */
async function vapidOf({ vapid }: Env, db: Db): Promise<{ publicKey: string; privateKey: string }> {
  if (vapid !== undefined) return vapid
  const privateKey = (await getOrCreateSecret(db, 'vapid')).toString('base64url')
  return { privateKey, publicKey: computeVapidPublicKey(privateKey)! }
}

function speechOf({ speech }: Env): SpeechPort | undefined {
  if (speech.by === 'endpoint') return createOpenAiSpeech(speech)
  if (speech.by === 'program') return createProgramSpeech({ commandFor: () => speech.words, voiceFor: (locale) => speech.voices[locale] })
  return speech.by === 'system' ? findEspeak() : undefined
}

/** Returns the blob storage. Imports the S3 client only if needed, as it is large. */
async function blobsOf({ s3, dataDir }: Env): Promise<BlobPort> {
  if (s3 === undefined) return createFolderStorage(join(dataDir, 'blobs'))
  const { createS3Storage } = await import('../ports/blob/s3.ts')
  return createS3Storage(s3)
}

function identityOf({ google, publicUrl }: Env, now: () => number): Deps['identity'] {
  return google === undefined ? {} : { google: createOpenIdProvider(google, `${publicUrl}/login/google`, now) }
}

/** Opens and migrates the database, and creates the configured adapters. Rejects if one cannot be created. */
export async function openDeps(env: Env, log: FastifyBaseLogger, now: () => number): Promise<OpenedDeps> {
  const db = openDb(env, (error) => log.warn({ err: error }, 'a database connection was lost'))
  try {
    await migrate(db)
    const [codeKey, payment] = [await getOrCreateSecret(db, 'login-codes'), await paymentOf(env, db)]
    return {
      env,
      db,
      now,
      mail: mailOf(env, now, log),
      identity: identityOf(env, now),
      codeKey,
      payment,
      model: env.model && createOpenAiModel(env.model),
      push: createPushSender({ ...(await vapidOf(env, db)), subject: env.vapidSubject, isLoopbackAllowed: env.pushesToLoopback }),
      speech: speechOf(env),
      blobs: await blobsOf(env),
      imaging: env.images && createOpenAiImages(env.images),
      painter: createThreadPainter({ fonts: chooseFontsFolder(env.dataDir) }),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
