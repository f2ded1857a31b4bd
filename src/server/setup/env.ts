import { resolve } from 'node:path'
import type { z } from 'zod'
import type { Locale } from '#contract/locale.ts'
import { computeVapidPublicKey } from './vapid-keys.ts'
import { BadSettingError, type EnvironmentVariables, environmentSchema } from './variables.ts'

/** Reports a setting, or a combination of settings, that is invalid. */
type Refuse = (message: string) => void

/** Returns the settings with the given names if all are set, undefined if none is; reports an incomplete set. */
function together<K extends keyof EnvironmentVariables>(
  given: EnvironmentVariables,
  names: readonly K[],
  refuse: Refuse,
): { [N in K]: NonNullable<EnvironmentVariables[N]> } | undefined {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length > 0 && missing.length < names.length) refuse(`${names.join(', ')} are set together or not at all`)
  return missing.length > 0 ? undefined : (given as { [N in K]: NonNullable<EnvironmentVariables[N]> })
}

function stripeFrom(given: EnvironmentVariables, refuse: Refuse) {
  const keys = together(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], refuse)
  return keys && { secretKey: keys.STRIPE_SECRET_KEY, webhookSecret: keys.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API }
}

/** Returns the name of the payment service, or `off`. In production, the test cashier, which takes no money, must be set explicitly. */
function paymentFrom(
  { PAYMENT, NODE_ENV }: EnvironmentVariables,
  services: Readonly<Record<string, object | undefined>>,
  refuse: Refuse,
): string {
  const real = Object.keys(services).filter((name) => services[name] !== undefined)
  const allowed = ['test', 'off', ...real]
  if (PAYMENT !== undefined && !allowed.includes(PAYMENT)) refuse(`PAYMENT must be one of ${allowed.join(', ')}`)
  if (PAYMENT === 'test' && real.length > 0) refuse(`PAYMENT=test and the keys of ${real.join(', ')} exclude each other`)
  return PAYMENT ?? real[0] ?? (NODE_ENV === 'production' ? 'off' : 'test')
}

function googleFrom(given: EnvironmentVariables, refuse: Refuse) {
  const client = together(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], refuse)
  return (
    client && {
      clientId: client.GOOGLE_CLIENT_ID,
      clientSecret: client.GOOGLE_CLIENT_SECRET,
      issuer: given.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    }
  )
}

function modelFrom(given: EnvironmentVariables, refuse: Refuse) {
  const model = together(given, ['LLM_BASE_URL', 'LLM_MODEL'], refuse)
  return (
    model && {
      baseUrl: model.LLM_BASE_URL,
      // May be undefined, as local endpoints need no key.
      apiKey: given.LLM_API_KEY,
      model: model.LLM_MODEL,
      /** Maximum tokens, input and output: per answer, per user and day, and per day for all users. */
      maxTokens: { answer: given.LLM_MAX_TOKENS_ANSWER, userDay: given.LLM_MAX_TOKENS_USER_DAY, day: given.LLM_MAX_TOKENS_DAY },
    }
  )
}

function voicesFrom(given: EnvironmentVariables, fallback: string): Readonly<Record<Locale, string>> {
  const base = given.SPEECH_VOICE ?? fallback
  return {
    zh_CN: given.SPEECH_VOICE_ZH_CN ?? base,
    zh_TW: given.SPEECH_VOICE_ZH_TW ?? base,
    en_US: given.SPEECH_VOICE_EN_US ?? base,
  }
}

/** Returns the speech service: a program, an endpoint, the system's synthesiser if installed, or nothing. */
function speechFrom(given: EnvironmentVariables, refuse: Refuse) {
  const command = given.SPEECH_COMMAND
  const endpoint = together(given, ['SPEECH_BASE_URL', 'SPEECH_MODEL'], refuse)
  if (command !== undefined && command !== 'off') {
    if (endpoint) refuse('SPEECH_COMMAND and SPEECH_BASE_URL exclude each other')
    return { by: 'program', words: command, voices: voicesFrom(given, command[0]!.split('/').at(-1)!) } as const
  }
  if (!endpoint) return { by: command === 'off' ? 'nothing' : 'system' } as const
  return {
    by: 'endpoint',
    baseUrl: endpoint.SPEECH_BASE_URL,
    apiKey: given.SPEECH_API_KEY,
    model: endpoint.SPEECH_MODEL,
    voices: voicesFrom(given, 'alloy'),
  } as const
}

function imagesFrom(given: EnvironmentVariables, refuse: Refuse) {
  const model = together(given, ['IMAGE_BASE_URL', 'IMAGE_MODEL'], refuse)
  return model && { baseUrl: model.IMAGE_BASE_URL, apiKey: given.IMAGE_API_KEY, model: model.IMAGE_MODEL }
}

function s3From(given: EnvironmentVariables, refuse: Refuse) {
  const bucket = together(given, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], refuse)
  if (!bucket && given.S3_ENDPOINT !== undefined) refuse('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return (
    bucket && {
      /** Endpoint; Amazon's if undefined. */
      endpoint: given.S3_ENDPOINT,
      bucket: bucket.S3_BUCKET,
      region: given.S3_REGION,
      accessKeyId: bucket.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
    }
  )
}

function vapidFrom(given: EnvironmentVariables, refuse: Refuse) {
  const keys = together(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'], refuse)
  if (!keys) return undefined
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = keys
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey) || computeVapidPublicKey(privateKey) !== publicKey)
    refuse('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair in base64url, as `npx web-push generate-vapid-keys` makes it')
  return { publicKey, privateKey }
}

function envFrom(given: EnvironmentVariables, refuse: Refuse) {
  const stripe = stripeFrom(given, refuse)
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  return {
    /** Whether to print each verification code; only in development. */
    printsCodes: given.NODE_ENV === 'development',
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    /** PostgreSQL URL, `postgres://…`; the embedded database if undefined. */
    databaseUrl: given.DATABASE_URL,
    /** Origin of all links, without a trailing slash. */
    publicUrl,
    /** Fastify's `trustProxy`: number of proxies in front, or addresses of proxies whose forwarded client address is trusted. */
    trustProxy: given.TRUST_PROXY,
    /** URL of the public website, linked from the logo. */
    siteUrl: given.SITE_URL,
    supportEmail: given.SUPPORT_EMAIL,
    mailFrom: given.MAIL_FROM ?? `Mingshu <no-reply@${new URL(publicUrl).hostname}>`,
    smtpUrl: given.SMTP_URL,
    /** Name of the payment service for new payments, or `off`. */
    payment: paymentFrom(given, { stripe }, refuse),
    /** Whether to also sell unfinished products, as a demonstration; never for real money. */
    sellsAll: given.ON_SALE === 'all',
    /** Stripe's keys. Refunds and webhooks of past Stripe payments also work while another service sells. */
    stripe,
    /** Login by Google or, with another issuer, by any OpenID provider; not offered if undefined. */
    google: googleFrom(given, refuse),
    /** Language model behind an OpenAI-compatible endpoint; the built-in rules engine answers if undefined. */
    model: modelFrom(given, refuse),
    speech: speechFrom(given, refuse),
    /** Image model behind an OpenAI-compatible endpoint; the built-in painter draws if undefined. */
    images: imagesFrom(given, refuse),
    /** S3-compatible storage for images and recordings; a folder in the data directory if undefined. */
    s3: s3From(given, refuse),
    /** VAPID keys that sign push messages; generated at the first start if undefined. */
    vapid: vapidFrom(given, refuse),
    /** Contact for push services, `mailto:` or `https:`; Apple rejects senders without one. */
    vapidSubject: given.VAPID_SUBJECT ?? `mailto:${given.SUPPORT_EMAIL}`,
    /** Whether to allow push services on this machine over http, for tests. */
    pushesToLoopback: given.NODE_ENV === 'test',
    /** Maximum requests per minute and client address. */
    rateLimit: given.RATE_LIMIT,
    /** Maximum per client address: codes mailed per hour, and codes tried per ten minutes. */
    loginLimit: given.LOGIN_LIMIT,
    logLevel: given.LOG_LEVEL,
  }
}

/** All settings of the server, read once at the start. */
export type Env = Readonly<ReturnType<typeof envFrom>>

/** Reports settings that are valid but unsafe, whose harm would otherwise be noticed too late. */
function refuseUnsafe({ publicUrl, smtpUrl, payment, stripe, sellsAll }: Env, given: EnvironmentVariables, refuse: Refuse): void {
  // Only the test cashier, or a replacement of Stripe's API in tests, may sell unfinished products.
  if (sellsAll && stripe !== undefined && stripe.apiUrl === undefined)
    refuse('ON_SALE=all sells what is not built yet: it goes with the test cashier, not with the keys of a real service')
  if (given.NODE_ENV === 'development' && publicUrl.startsWith('https:'))
    refuse('NODE_ENV must be production where PUBLIC_URL begins with https:// (or test, for tests)')
  if (given.NODE_ENV !== 'production') return
  const takesTestMoney = payment === 'test' || (stripe !== undefined && !stripe.secretKey.includes('_live_'))
  if (!publicUrl.startsWith('https:')) refuse('In production PUBLIC_URL must be the https:// address that people use')
  if (smtpUrl === undefined) refuse('In production SMTP_URL must be set: without it nobody receives a code to log in')
  if (takesTestMoney && !given.ALLOW_TEST_PAYMENT)
    refuse('In production PAYMENT=test and test keys sell for nothing; ALLOW_TEST_PAYMENT=1 says that this is meant')
}

const env = environmentSchema.transform((given, context): Env => {
  const refuse = (message: string) => context.addIssue(message)
  const settings = envFrom(given, refuse)
  refuseUnsafe(settings, given, refuse)
  return settings
})

const messageOf = ({ path, message }: z.core.$ZodIssue) => [...path, message].join(' ')

/** Parses the settings from environment variables. @throws {BadSettingError} whose message names every invalid setting */
export function parseEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const { success, data, error } = env.safeParse(environment)
  if (!success) throw new BadSettingError(error.issues.map(messageOf).join('\n'))
  return data
}
