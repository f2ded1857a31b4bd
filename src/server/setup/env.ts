import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { BadSetting, urlOf, type Variables, wordOf } from './variables.ts'
import { isEncrypted } from './encrypted.ts'
import { imagesOf, type ImageSettings } from './image-settings.ts'
import { speechOf, type SpeechSettings } from './speech-settings.ts'
import { publicKeyOf } from './vapid-keys.ts'

/** Every setting of the server, read once at start; `.env.example` describes each. */
export interface Env {
  /** Development prints each verification code to the log. */
  readonly printsCodes: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** `postgres://…`; the embedded database when left out. */
  readonly databaseUrl: string | undefined
  /** Origin of every link, without a slash at its end. */
  readonly publicUrl: string
  /** Fastify's `trustProxy`: how many proxies stand in front, or whose word is taken. */
  readonly trustProxy: false | readonly string[] | ((address: string, hop: number) => boolean)
  /** The public website behind the logo. */
  readonly siteUrl: string | undefined
  readonly supportEmail: string
  readonly mailFrom: string
  readonly smtpUrl: string | undefined
  /** The payment service that sells, by name, or `off`; in production `off` unless said. */
  readonly payment: string
  /** Sells what is not built yet as well, to show how selling goes: never for real money. */
  readonly sellsAll: boolean
  /** Set up, it gives back what it took and is heard, whoever sells. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string | undefined } | undefined
  /** Sign-in by Google or, with another issuer, by any OpenID provider; hidden when left out. */
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined
  /** A language model behind an endpoint that speaks as OpenAI's does; the house writes when left out. */
  readonly model:
    | {
        readonly baseUrl: string
        readonly apiKey: string
        readonly model: string
        /** Tokens, read and written, that it may take in the chat: for an answer, for a person in a day, for all in a day. */
        readonly maxTokens: { readonly answer: number; readonly userDay: number; readonly day: number }
      }
    | undefined
  /** What reads books aloud: an endpoint that speaks as OpenAI's does, a program (its words, no shell), the system's synthesiser, or nothing. */
  readonly speech: SpeechSettings
  /** A model that makes pictures; the house draws when left out. */
  readonly images: ImageSettings | undefined
  /** A storage that speaks as S3 does, for pictures and voices; a folder of the data when left out. */
  readonly s3:
    | {
        /** Amazon's own when left out. */
        readonly endpoint: string | undefined
        readonly bucket: string
        readonly region: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
    | undefined
  /** The keys that messages to push services are signed with; made at first start when left out. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined
  /** Whom a push service writes to, `mailto:` or `https:`. */
  readonly vapidSubject: string
  /** Push services on this machine, over http: for tests. */
  readonly pushesToLoopback: boolean
  /** Requests a minute from one address. */
  readonly rateLimit: number
  /** For one address: codes mailed in an hour, and codes tried in ten minutes. */
  readonly loginLimit: number
  readonly logLevel: string
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

function numberOf(variables: Variables, name: string, fallback: number, max: number): number {
  const given = variables[name]?.trim()
  if (!given) return fallback
  const value = Number(given)
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new BadSetting(`${name} must be a whole number from 0 to ${max}, not "${given}"`)
  }
  return value
}

/** An address, or a network as `address/bits`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128) && more.length === 0
}

/** Off unless said: a header that anyone can send must not decide whose request it is, so nobody trusts everyone. */
function trustProxyOf(given: string | undefined): Env['trustProxy'] {
  const value = given?.trim().toLowerCase() ?? ''
  if (['', 'off', 'false', '0', 'no'].includes(value)) return false
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value)
  const networks = value.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new BadSetting(`TRUST_PROXY must be off, a number of proxies or a list of their addresses, not "${given}"`)
}

function stripeOf(variables: Variables): Env['stripe'] {
  const secretKey = variables['STRIPE_SECRET_KEY']?.trim()
  const webhookSecret = variables['STRIPE_WEBHOOK_SECRET']?.trim()
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey || !webhookSecret) throw new BadSetting('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together')
  return { secretKey, webhookSecret, apiUrl: urlOf(variables, 'STRIPE_API', ['http:', 'https:']) }
}

/** The test cashier gives things away: in production it has to be asked for by name, and never beside a real service. */
function paymentOf(variables: Variables, isProduction: boolean, services: Readonly<Record<string, object | undefined>>): string {
  const real = Object.keys(services).filter((name) => services[name] !== undefined)
  const word = wordOf(variables, 'PAYMENT', ['', 'test', 'off', ...real], '')
  if (word === 'test' && real.length > 0) throw new BadSetting(`PAYMENT=test and the keys of ${real.join(', ')} exclude each other`)
  return word || (real[0] ?? (isProduction ? 'off' : 'test'))
}

/** What is not there yet must not be paid for: all is sold by the test cashier, or to a stand-in for Stripe. */
function sellsAllOf(variables: Variables, stripe: Env['stripe']): boolean {
  const isAll = wordOf(variables, 'ON_SALE', ['there', 'all'], 'there') === 'all'
  if (isAll && stripe !== undefined && stripe.apiUrl === undefined) {
    throw new BadSetting('ON_SALE=all sells what is not built yet: it goes with the test cashier, not with the keys of a real service')
  }
  return isAll
}

function googleOf(variables: Variables): Env['google'] {
  const clientId = variables['GOOGLE_CLIENT_ID']?.trim()
  const clientSecret = variables['GOOGLE_CLIENT_SECRET']?.trim()
  const issuer = urlOf(variables, 'GOOGLE_ISSUER', ['https:', 'http:']) ?? 'https://accounts.google.com'
  if (!isEncrypted(issuer)) throw new BadSetting('GOOGLE_ISSUER must begin with https:// unless it is on this machine')
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) throw new BadSetting('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all')
  return { clientId, clientSecret, issuer }
}

const MOST_TOKENS = 10 ** 12

/** Endpoints on one's own machine take any key. */
function modelOf(variables: Variables): Env['model'] {
  const baseUrl = urlOf(variables, 'LLM_BASE_URL', ['https:', 'http:'])
  const model = variables['LLM_MODEL']?.trim()
  const apiKey = variables['LLM_API_KEY']?.trim() || 'none'
  if (!baseUrl && !model) return undefined
  if (!baseUrl || !model) throw new BadSetting('LLM_BASE_URL and LLM_MODEL go together')
  if (!isEncrypted(baseUrl)) throw new BadSetting('LLM_BASE_URL must begin with https:// unless it is on this machine')
  const maxTokens = {
    answer: numberOf(variables, 'LLM_MAX_TOKENS_ANSWER', 60_000, MOST_TOKENS),
    userDay: numberOf(variables, 'LLM_MAX_TOKENS_USER_DAY', 600_000, MOST_TOKENS),
    day: numberOf(variables, 'LLM_MAX_TOKENS_DAY', 10_000_000, MOST_TOKENS),
  }
  return { baseUrl, apiKey, model, maxTokens }
}

function s3Of(variables: Variables): Env['s3'] {
  const endpoint = urlOf(variables, 'S3_ENDPOINT', ['https:', 'http:'])
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
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey) || publicKeyOf(privateKey) !== publicKey)
    throw new BadSetting(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair in base64url, as `npx web-push generate-vapid-keys` makes it',
    )
  return { publicKey, privateKey }
}

/** Whom to write to about pushes. Apple takes none from a sender without an address. */
function vapidSubjectOf(variables: Variables, supportEmail: string): string {
  const subject = variables['VAPID_SUBJECT']?.trim() || `mailto:${supportEmail}`
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) throw new BadSetting('VAPID_SUBJECT must begin with mailto: or https://')
  return subject
}

/** What a deployed server must not start with: each would be noticed only when a person is hurt by it. */
function refuseUnsafe({ publicUrl, smtpUrl, payment, stripe }: Env, variables: Variables): void {
  const isTestAllowed = wordOf(variables, 'ALLOW_TEST_PAYMENT', ['', '0', '1'], '') === '1'
  const takesTestMoney = payment === 'test' || (stripe !== undefined && !stripe.secretKey.includes('_live_'))
  const unsafe = [
    !publicUrl.startsWith('https:') && 'PUBLIC_URL must be the https:// address that people use',
    smtpUrl === undefined && 'SMTP_URL must be set: without it nobody receives a code to log in',
    takesTestMoney && !isTestAllowed && 'PAYMENT=test and test keys sell for nothing; ALLOW_TEST_PAYMENT=1 says that this is meant',
  ].filter((reason) => reason !== false)
  if (unsafe.length > 0) throw new BadSetting(['With NODE_ENV=production:', ...unsafe].join('\n  '))
}

/** A public address means a deployed server, and development prints each code to log in to the log and sells for nothing. */
function refuseForgottenProduction({ publicUrl }: Env): void {
  if (new URL(publicUrl).protocol === 'https:') {
    throw new BadSetting('NODE_ENV must be production where PUBLIC_URL begins with https:// (or test, for tests)')
  }
}

/** Reads the settings; throws `BadSetting`. */
export function envOf(variables: Variables): Env {
  const mode = wordOf(variables, 'NODE_ENV', ['development', 'production', 'test'], 'development')
  const env = settingsOf(variables, mode)
  if (mode === 'production') refuseUnsafe(env, variables)
  if (mode === 'development') refuseForgottenProduction(env)
  return env
}

function settingsOf(variables: Variables, mode: string): Env {
  const stripe = stripeOf(variables)
  const port = numberOf(variables, 'PORT', 8080, 65_535)
  const publicUrl = urlOf(variables, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  const supportEmail = variables['SUPPORT_EMAIL']?.trim() || 'support@mingshu.example'
  return {
    printsCodes: mode === 'development',
    port,
    host: variables['HOST']?.trim() || '127.0.0.1',
    dataDir: resolve(variables['DATA_DIR']?.trim() || 'data'),
    databaseUrl: urlOf(variables, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    trustProxy: trustProxyOf(variables['TRUST_PROXY']),
    siteUrl: urlOf(variables, 'SITE_URL', ['http:', 'https:']),
    supportEmail,
    mailFrom: variables['MAIL_FROM']?.trim() || `Mingshu <no-reply@${new URL(publicUrl).hostname}>`,
    smtpUrl: urlOf(variables, 'SMTP_URL', ['smtp:', 'smtps:']),
    payment: paymentOf(variables, mode === 'production', { stripe }),
    sellsAll: sellsAllOf(variables, stripe),
    stripe,
    google: googleOf(variables),
    model: modelOf(variables),
    speech: speechOf(variables),
    images: imagesOf(variables),
    s3: s3Of(variables),
    vapid: vapidOf(variables),
    vapidSubject: vapidSubjectOf(variables, supportEmail),
    pushesToLoopback: mode === 'test',
    rateLimit: numberOf(variables, 'RATE_LIMIT', 600, 1_000_000),
    loginLimit: numberOf(variables, 'LOGIN_LIMIT', 100, 1_000_000),
    logLevel: wordOf(variables, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  }
}
