import { isIP } from 'node:net'
import * as z from 'zod'
import { isSecureUrl } from './encrypted.ts'

/** Thrown for an invalid setting; the message names the setting and says which values are valid. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError'
}

/** Treats a blank variable as unset. */
const unsetIfBlank = (given: unknown) => (typeof given === 'string' ? given.trim() || undefined : given)

const text = z.preprocess(unsetIfBlank, z.string().optional())
const textOr = (fallback: string) => z.preprocess(unsetIfBlank, z.string().default(fallback))

const flag = z.preprocess(unsetIfBlank, z.enum(['0', '1']).default('0')).transform((digit) => digit === '1')

const oneOf = <const W extends readonly [string, ...string[]]>(choices: W, fallback: W[number]) =>
  z.preprocess(
    unsetIfBlank,
    z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).default(fallback as z.util.NoUndefined<W[number]>),
  )

const wholeNumber = (fallback: number, max: number) =>
  z.preprocess(
    unsetIfBlank,
    z.coerce
      .number({ error: `must be a whole number from 0 to ${max}` })
      .int()
      .min(0)
      .max(max)
      .default(fallback),
  )

/** URL with one of these protocols, without trailing slashes. Messages never repeat its value: a database URL has a password. */
const address = (...protocols: string[]) =>
  z.preprocess(
    unsetIfBlank,
    z
      .string()
      .refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), {
        error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      })
      .transform((given) => given.replace(/\/+$/, ''))
      .optional(),
  )

/** URL for requests that contain secrets. */
const encryptedAddress = address('https:', 'http:').refine((given) => given === undefined || isSecureUrl(given), {
  error: 'must begin with https:// unless it is on this machine',
})

/** Whether a text is an IP address, or a network as `address/bits`. */
function isNetwork(given: string): boolean {
  const [ip = '', bits = '0', ...more] = given.split('/')
  return isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128) && more.length === 0
}

type TrustProxy = false | readonly string[] | ((address: string, hop: number) => boolean)

/** Trusted proxies; off by default, and never all clients, as anyone can send `X-Forwarded-For`. */
const trustProxy = z.preprocess(unsetIfBlank, z.string().toLowerCase().default('off')).transform((given, context): TrustProxy => {
  if (['off', 'false', '0', 'no'].includes(given)) return false
  if (/^\d{1,2}$/.test(given)) return (_address, hop) => hop < Number(given)
  const networks = given.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue('must be off, a number of proxies or a list of their addresses')
  return z.NEVER
})

const command = z.preprocess(unsetIfBlank, z.string().optional()).transform((given, context): readonly string[] | 'off' | undefined => {
  if (given === undefined || given === 'off') return given
  if (!given.startsWith('[')) return given.split(/\s+/)
  try {
    return z.array(z.string()).min(1).parse(JSON.parse(given))
  } catch {
    context.addIssue('must be a program and its arguments: words with spaces between, or a JSON list of strings')
    return z.NEVER
  }
})

const MOST_TOKENS = 10 ** 12

/** All environment variables of the server, with their formats and defaults; `.env.example` describes them. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  PORT: wholeNumber(8080, 65_535),
  HOST: textOr('127.0.0.1'),
  DATA_DIR: textOr('data'),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  PUBLIC_URL: address('http:', 'https:'),
  TRUST_PROXY: trustProxy,
  SITE_URL: address('http:', 'https:'),
  SUPPORT_EMAIL: textOr('support@mingshu.example'),
  MAIL_FROM: text,
  SMTP_URL: address('smtp:', 'smtps:'),
  PAYMENT: text,
  ALLOW_TEST_PAYMENT: flag,
  ON_SALE: oneOf(['there', 'all'], 'there'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API: address('http:', 'https:'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: encryptedAddress,
  LLM_BASE_URL: encryptedAddress,
  LLM_MODEL: text,
  LLM_API_KEY: textOr('none'),
  LLM_MAX_TOKENS_ANSWER: wholeNumber(60_000, MOST_TOKENS),
  LLM_MAX_TOKENS_USER_DAY: wholeNumber(600_000, MOST_TOKENS),
  LLM_MAX_TOKENS_DAY: wholeNumber(10_000_000, MOST_TOKENS),
  SPEECH_COMMAND: command,
  SPEECH_BASE_URL: encryptedAddress,
  SPEECH_MODEL: text,
  SPEECH_API_KEY: textOr('none'),
  SPEECH_VOICE: text,
  SPEECH_VOICE_ZH_CN: text,
  SPEECH_VOICE_ZH_TW: text,
  SPEECH_VOICE_EN_US: text,
  IMAGE_BASE_URL: encryptedAddress,
  IMAGE_MODEL: text,
  IMAGE_API_KEY: textOr('none'),
  S3_ENDPOINT: encryptedAddress,
  S3_BUCKET: text,
  S3_REGION: textOr('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: z.preprocess(
    unsetIfBlank,
    z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must begin with mailto: or https://' })
      .optional(),
  ),
  RATE_LIMIT: wholeNumber(600, 1_000_000),
  LOGIN_LIMIT: wholeNumber(100, 1_000_000),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
})

export type EnvironmentVariables = z.output<typeof environmentSchema>
