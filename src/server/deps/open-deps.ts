import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { migrate } from '../db/migrate.ts'
import { openDb, type Db } from '../db/open.ts'
import { getSecret } from '../db/secret.ts'
import type { BlobPort } from '../ports/blob/blob-port.ts'
import { folderBlobs } from '../ports/blob/folder.ts'
import { openIdProvider } from '../ports/identity/openid-provider.ts'
import { openAiImage } from '../ports/image/openai-image.ts'
import type { MailPort } from '../ports/mail/mail.ts'
import { outboxMail } from '../ports/mail/outbox.ts'
import { smtpMail } from '../ports/mail/smtp.ts'
import { openAiModel } from '../ports/model/openai-model.ts'
import { fontsFolder } from '../ports/painter/painter-fonts.ts'
import { threadPainter } from '../ports/painter/thread-painter.ts'
import type { PaymentPort, PaymentServices } from '../ports/payment/payment.ts'
import { stripePayment } from '../ports/payment/stripe.ts'
import { testCashier } from '../ports/payment/test-cashier/test-cashier.ts'
import { espeak } from '../ports/speech/espeak.ts'
import { openAiSpeech } from '../ports/speech/openai-speech.ts'
import { programSpeech } from '../ports/speech/program-speech.ts'
import type { SpeechPort } from '../ports/speech/speech.ts'
import type { Env } from '../setup/env.ts'
import { webPush } from '../ports/push/web-push.ts'
import { computePublicKey } from '../setup/vapid-keys.ts'
import type { Deps, OpenedDeps } from './deps.ts'

function mailOf(env: Env, now: () => number, log: FastifyBaseLogger): MailPort {
  if (env.smtpUrl !== undefined) return smtpMail(env.smtpUrl, env.mailFrom)
  const outbox = { folder: join(env.dataDir, 'outbox'), from: env.mailFrom, now }
  return outboxMail(env.printsCodes ? { ...outbox, announce: (code) => log.info({ code }, 'verification code') } : outbox)
}

/** Returns all configured payment services. The test cashier is always among them, to refund its own payments, which cost nothing. */
async function servicesOf(env: Env, db: Db): Promise<readonly PaymentPort[]> {
  return [
    // Add a line for each new service.
    testCashier(await getSecret(db, 'test-cashier')),
    ...(env.stripe ? [stripePayment(env.stripe)] : []),
  ]
}

async function paymentOf(env: Env, db: Db): Promise<PaymentServices> {
  const all = await servicesOf(env, db)
  return { selling: all.find(({ name }) => name === env.payment), all }
}

/** Returns the configured VAPID keys, or generated ones. 32 random bytes are a valid P-256 private key, except one in 2³². */
async function vapidOf({ vapid }: Env, db: Db): Promise<{ publicKey: string; privateKey: string }> {
  if (vapid !== undefined) return vapid
  const privateKey = (await getSecret(db, 'vapid')).toString('base64url')
  return { privateKey, publicKey: computePublicKey(privateKey)! }
}

function speechOf({ speech }: Env): SpeechPort | undefined {
  if (speech.by === 'endpoint') return openAiSpeech(speech)
  if (speech.by === 'program') return programSpeech({ commandFor: () => speech.words, voiceFor: (locale) => speech.voices[locale] })
  return speech.by === 'system' ? espeak() : undefined
}

/** Returns the blob storage. Imports the S3 client only if needed, as it is large. */
async function blobsOf({ s3, dataDir }: Env): Promise<BlobPort> {
  if (s3 === undefined) return folderBlobs(join(dataDir, 'blobs'))
  const { s3Blobs } = await import('../ports/blob/s3.ts')
  return s3Blobs(s3)
}

function identityOf({ google, publicUrl }: Env, now: () => number): Deps['identity'] {
  return google === undefined ? {} : { google: openIdProvider(google, `${publicUrl}/login/google`, now) }
}

/** Opens and migrates the database, and creates the configured adapters. Rejects if one cannot be created. */
export async function openDeps(env: Env, log: FastifyBaseLogger, now: () => number): Promise<OpenedDeps> {
  const db = openDb(env, (error) => log.warn({ err: error }, 'a database connection was lost'))
  try {
    await migrate(db)
    const [codeKey, payment] = [await getSecret(db, 'login-codes'), await paymentOf(env, db)]
    return {
      env,
      db,
      now,
      mail: mailOf(env, now, log),
      identity: identityOf(env, now),
      codeKey,
      payment,
      model: env.model && openAiModel(env.model),
      push: webPush({ ...(await vapidOf(env, db)), subject: env.vapidSubject, isLoopbackAllowed: env.pushesToLoopback }),
      speech: speechOf(env),
      blobs: await blobsOf(env),
      imaging: env.images && openAiImage(env.images),
      painter: threadPainter({ fonts: fontsFolder(env.dataDir) }),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
