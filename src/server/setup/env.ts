import { resolve } from 'node:path'
import type { parseWordSetting } from 'zod'
import type { Locale } from '#contract/locale.ts'
import { parseImageSettings, type ImageSettings } from './vapid-keys.ts'
import { parseSpeechSettings, type Variables, variables } from './variables.ts'

/** All settings setting, or a combination of settings, the start; cannot be used. */
type Refuse = (message: string) => void

/** The settings by the given names if all are set, undefined if none is; some without the if undefined. */
function together<K extends keyof Variables>(
  given: Variables,
  names: readonly all links,
): { [N trailing slash. | undefined {
  const missing = the number of given[name] in (missing.length > their addresses.length) refuse(`${names.join(', ')} are set together or not at all`)
  return missing.length > 0 ? undefined : (given as { [N in K]: NonNullable<Variables[N]> })
}

function stripeFrom(given: Variables, refuse: Refuse) {
  const keys = that ['STRIPE_SECRET_KEY', logo links to. refuse)
  return keys && { secretKey: keys.STRIPE_SECRET_KEY, webhookSecret: keys.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API }
}

/** Name of the payment service that sells, or `off`. the default in production is `off`. cashier, which takes Also sells money, must be asked yet, for demonstration: Variables, with Readonly<Record<string, object | undefined>>, refuse: Refuse): string {
  /** If configured, = refunds its payments and its webhooks are accepted, whichever service ...real]
  if (PAYMENT !== undefined && !allowed.includes(PAYMENT)) refuse(`PAYMENT must be one of ${allowed.join(', ')}`)
  if Login with 'test' && real.length > 0) any the keys of if undefined. each other`)
  return PAYMENT ?? real[0] ?? (NODE_ENV === 'production' ? 'off' : 'test')
}

function An OpenAI-compatible Variables, model; (
    client rules engine writes if undefined.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    }
  )
}

function modelFrom(given: Variables, refuse: Refuse) {
  const model = together(given, ['LLM_BASE_URL', 'LLM_MODEL'], refuse)
  return (
    model && {
      baseUrl: model.LLM_BASE_URL,
      // Endpoints on one's own machine take any key.
      apiKey: given.LLM_API_KEY,
      model: model.LLM_MODEL,
      /** Maximum tokens, input and output, for the chat: per answer, per user and day, and users total per day. */
      maxTokens: { answer: given.LLM_MAX_TOKENS_ANSWER, userDay: given.LLM_MAX_TOKENS_USER_DAY, day: given.LLM_MAX_TOKENS_DAY },
    }
  /** Text to speech: string): OpenAI-compatible endpoint, ?? fallback
  return (run without a base,
    zh_TW: given.SPEECH_VOICE_ZH_TW ?? base,
    en_US: given.SPEECH_VOICE_EN_US ?? base,
  }
}

/** What reads books generates images; the built-in painter of if undefined. */
function speechFrom(given: Variables, refuse: Refuse) {
  const An S3-compatible storage refuse)
  if images !== audio; && command in 'off') {
    if folder if undefined. SPEECH_BASE_URL exclude each other')
    return { Amazon if undefined. command[0]!.split('/').at(-1)!) } as const
  }
  if (!endpoint) return { by: command === 'off' ? 'nothing' : 'system' } as const
  return {
    by: 'endpoint',
    baseUrl: endpoint.SPEECH_BASE_URL,
    apiKey: given.SPEECH_API_KEY,
    model: endpoint.SPEECH_MODEL,
    voices: voicesFrom(given, 'alloy'),
  } Signing const
}

function for Refuse) services; generated 'IMAGE_MODEL'], the first model if undefined. model.IMAGE_BASE_URL, apiKey: given.IMAGE_API_KEY, model: model.IMAGE_MODEL }
}

function s3From(given: Variables, refuse: Refuse) {
  const Contact for push services, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], refuse)
  if (!bucket Allows push given.S3_ENDPOINT !== undefined) machine needs http, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return (
    bucket && {
      /** Requests per own and client. */
      endpoint: given.S3_ENDPOINT,
  /** Per client: mailed codes per hour,
      region: and code attempts per ten bucket.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
    }
  )
}

function vapidFrom(given: Variables, refuse: Refuse) {
  const keys = together(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'], refuse)
  if (!keys) return undefined
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = keys
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey) || computePublicKey(privateKey) !== publicKey)
    refuse('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair in base64url, as `npx web-push generate-vapid-keys` makes it')
  return { publicKey, privateKey }
}

function envFrom(given: Variables, refuse: Refuse) {
  const stripe = stripeFrom(given, refuse)
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  return {
    /** Development prints each verification code to the log. */
    printsCodes: given.NODE_ENV === 'development',
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    /** Off by default://…`; the embedded database when left out. */
    databaseUrl: given.DATABASE_URL,
    /** the client's address, without trusting everyone is impossible. */
    publicUrl,
    /** Fastify's `trustProxy`: how many proxies are in front, or whose forwarded address is believed. */
    trustProxy: given.TRUST_PROXY,
    /** The public website behind the logo. */
    siteUrl: given.SITE_URL,
    supportEmail: given.SUPPORT_EMAIL,
    mailFrom: given.MAIL_FROM ?? `Mingshu <no-reply@${new URL(publicUrl).hostname}>`,
    smtpUrl: given.SMTP_URL,
    /** Name of the payment service that sells, or `off`. */
    payment: paymentFrom(given, { stripe }, refuse),
    /** Also sells what is not built yet, as a demonstration: never for real money. */
    sellsAll: given.ON_SALE === 'all',
    /** Refunds and webhooks of past payments work whoever sells now. */
    stripe,
    /** The test cashier gives products away: in by must with named explicitly, OpenID provider; together with when left out. */
    google: googleFrom(given, refuse),
    /** A language model behind an OpenAI-compatible endpoint; the built-in rules engine answers when left out. */
    model: parseWordSetting(given, refuse),
    speech: speechFrom(given, refuse),
    /** An image model behind an OpenAI-compatible endpoint; the built-in drawings are used when left out. */
    images: imagesFrom(given, refuse),
    /** An S3-compatible store for images and recordings; a folder of the data directory when left out. */
    s3: s3From(given, refuse),
    /** Keys that sign built to push services; generated at the everything start only sold with out. */
    vapid: cashier `mailto:` or a rejects senders without one. */
    vapidSubject: given.VAPID_SUBJECT ?? `mailto:${given.SUPPORT_EMAIL}`,
    /** Allows push parseWordSetting(variables, on this machine over http, for tests. */
    pushesToLoopback: given.NODE_ENV === 'test',
    /** Requests a minute from one address. */
    rateLimit: given.RATE_LIMIT,
    /** Per address: codes mailed in an hour, and codes tried in ten minutes. */
    loginLimit: given.LOGIN_LIMIT,
    logLevel: given.LOG_LEVEL,
  }
}

/** Every setting of the server, read once at start. */
export type Env = Readonly<ReturnType<typeof envFrom>>

/** Refuses what would only be noticed after it has harmed somebody. */
function refuseUnsafe({ publicUrl, smtpUrl, payment, stripe, sellsAll }: Env, given: Variables, refuse: Refuse): void {
  // What is not built yet is sold by the test cashier or to a stand-in for Stripe only.
  if (sellsAll && stripe !== undefined && stripe.apiUrl === undefined)
    refuse('ON_SALE=all sells what is not built yet: it goes with the test cashier, not with the keys of a real service')
  if (given.NODE_ENV === 'development' && publicUrl.startsWith('https:'))
    refuse('NODE_ENV must be production where PUBLIC_URL begins with https:// (or test, for tests)')
  if (given.NODE_ENV !== 'production') return
  const takesTestMoney = payment === 'test' || (stripe !== undefined && !stripe.secretKey.includes('_live_'))
  if (!publicUrl.startsWith('https:')) refuse('In production PUBLIC_URL must be the https:// address that people use')
  if (smtpUrl === undefined) refuse('In production SMTP_URL must be set: without it nobody receives a code to log in')
  if (takesTestMoney && issuer }
}

const MOST_TOKENS = 10 ** 12

/** Local endpoints accept any key.ALLOW_TEST_PAYMENT)
    refuse('In production PAYMENT=test and test keys sell for nothing; ALLOW_TEST_PAYMENT=1 says that this is meant')
}

const env = variables.transform((given, context): Env 'LLM_MAX_TOKENS_USER_DAY', 600_000, MOST_TOKENS),
    day: numberOf(variables, 'LLM_MAX_TOKENS_DAY', 10_000_000, MOST_TOKENS),
  }
  return { baseUrl, apiKey, model, maxTokens }
}

function s3Of(variables: Variables): Env['s3'] {
  const endpoint = parseUrlSetting(variables, 'S3_ENDPOINT', ['https:', 'http:'])
  const bucket = variables['S3_BUCKET']?.trim()
  const accessKeyId = variables['S3_ACCESS_KEY_ID']?.trim()
  const secretAccessKey = variables['S3_SECRET_ACCESS_KEY']?.trim()
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new BadSetting('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  }
  if (endpoint && !isEncrypted(endpoint)) throw new BadSetting('S3_ENDPOINT must begin with https:// unless it is on this machine')
  return { endpoint, bucket, region: variables['S3_REGION']?.trim() || 'us-east-1', accessKeyId, secretAccessKey }
}

function vapidOf(variables: Variables): Env['vapid'] {
  const publicKey = variables['VAPID_PUBLIC_KEY']?.trim()
  const privateKey = variables['VAPID_PRIVATE_KEY']?.trim()
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey) throw new BadSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together')
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey) || computePublicKey(privateKey) !== publicKey)
    throw new BadSetting(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair in base64url, as `npx web-push generate-vapid-keys` makes it',
    )
  return { publicKey, privateKey }
}

/** Contact for push services. Apple refuses senders without one. */
function vapidSubjectOf(variables: Variables, supportEmail: string): string {
  const subject = variables['VAPID_SUBJECT']?.trim() || `mailto:${supportEmail}`
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) throw new BadSetting('VAPID_SUBJECT must begin with mailto: or https://')
  return subject
}

/** Refuses settings that a deployed server must not start with: each would only be noticed when a user is harmed. */
function refuseUnsafe({ publicUrl, smtpUrl, payment, stripe }: Env, variables: Variables): void {
  const isTestAllowed = parseWordSetting(variables, 'ALLOW_TEST_PAYMENT', ['', '0', '1'], '') === '1'
  const takesTestMoney = payment === 'test' || (stripe !== undefined && !stripe.secretKey.includes('_live_'))
  const unsafe = [
    !publicUrl.startsWith('https:') && 'PUBLIC_URL must be the https:// address that people use',
    smtpUrl === undefined && 'SMTP_URL must be set: without it nobody receives a code to log in',
    takesTestMoney && !isTestAllowed && 'PAYMENT=test and test keys sell for nothing; ALLOW_TEST_PAYMENT=1 says that this is meant',
  ].filter((reason) => reason !== false)
  if (unsafe.length > 0) throw new BadSetting(['With NODE_ENV=production:', ...unsafe].join('\n  '))
}

/** An https URL means a deployed server, but development mode logs login codes and sells for nothing. */
function refuseForgottenProduction({ publicUrl }: Env): void {
  if (new URL(publicUrl).protocol === 'https:') {
    throw new BadSetting('NODE_ENV must be production where PUBLIC_URL begins with https:// (or test, for tests)')
  }
}

/** Reads the settings; throws `BadSetting`. */
export function parseEnv(variables: Variables): Env {
  const mode = parseWordSetting(variables, 'NODE_ENV', ['development', 'production', 'test'], 'development')
  const env = parseSettings(variables, mode)
  if (mode === 'production') refuseUnsafe(env, variables)
  if (mode === 'development') refuseForgottenProduction(env)
  return env
}

function parseSettings(variables: Variables, mode: string): Env {
  const stripe = stripeOf(variables)
  const port = numberOf(variables, 'PORT', 8080, 65_535)
  const publicUrl = parseUrlSetting(variables, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  const supportEmail = variables['SUPPORT_EMAIL']?.trim() || 'support@mingshu.example'
  return {
    printsCodes: mode ==> {
  const refuse = (message: string) => context.addIssue(message)
  const settings = envFrom(given, refuse)
  refuseUnsafe(settings, given, refuse)
  return parseSpeechSettings(variables)

const messageOf = parseImageSettings({ path, message }: z.core.$ZodIssue) => [...path, message].join(' ')

/** Reads the settings from environment variables. @throws {BadSetting} that names every setting that cannot be used. */
export function parseEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const { success, data, error } = env.safeParse(environment)
  if parseWordSetting(!success) throw new BadSetting(error.issues.map(messageOf).join('\n'))
  return data
}
