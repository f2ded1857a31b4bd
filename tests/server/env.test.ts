import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '#server/setup/env.ts'
import { BadSettingError, environmentSchema } from '#server/setup/variables.ts'

test('the defaults run on localhost only, with data in ./data', () => {
  expect(parseEnv({})).toEqual({
    printsCodes: true,
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:8080',
    trustProxy: false,
    siteUrl: undefined,
    supportEmail: 'support@mingshu.example',
    mailFrom: 'Mingshu <no-reply@localhost>',
    smtpUrl: undefined,
    payment: 'test',
    sellsAll: false,
    google: undefined,
    speech: { by: 'system' },
    vapidSubject: 'mailto:support@mingshu.example',
    pushesToLoopback: false,
    rateLimit: 600,
    loginLimit: 100,
    logLevel: 'info',
  })
})

/** Settings without which a deployed server does not start. */
const deployed = { NODE_ENV: 'production', PUBLIC_URL: 'https://ming.example/', SMTP_URL: 'smtps://mail.example' }

test('reads settings and treats empty ones as unset', () => {
  expect(parseEnv({ ...deployed, PORT: '9000', HOST: '', TRUST_PROXY: '' })).toMatchObject({
    port: 9000,
    publicUrl: 'https://ming.example',
    printsCodes: false,
    host: '127.0.0.1',
    trustProxy: false,
    mailFrom: 'Mingshu <no-reply@ming.example>',
  })
})

test.each([
  ['off', false],
  ['false', false],
  ['0', false],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['fd00::/8', ['fd00::/8']],
])('TRUST_PROXY=%s is parsed as %s', (value, expected) => {
  expect(parseEnv({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['NODE_ENV', 'prod'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['DATABASE_URL', 'x'],
  ['PUBLIC_URL', 'ming.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'ftp://x'],
  ['SMTP_URL', 'https://x'],
  ['LOG_LEVEL', 'loud'],
  ['ON_SALE', 'everything'],
  ['RATE_LIMIT', '1.5'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,'],
])('refuses %s=%s and names the setting', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(BadSettingError)
  expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('ON_SALE=all is refused with keys of a real payment service', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect([parseEnv({}).sellsAll, parseEnv(stripe).sellsAll, parseEnv({ ON_SALE: 'all' }).sellsAll]).toEqual([false, false, true])
  expect(parseEnv({ ...deployed, ON_SALE: 'all', PAYMENT: 'test', ALLOW_TEST_PAYMENT: '1' }).sellsAll).toBe(true)
  expect(() => parseEnv({ ON_SALE: 'all', ...stripe })).toThrow(BadSettingError)
  expect(parseEnv({ ON_SALE: 'all', ...stripe, STRIPE_API: 'http://localhost:4000' }).sellsAll).toBe(true)
})

test('Google sign-in needs id and secret, and https beyond loopback', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(parseEnv(client).google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' })
  for (const issuer of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://id.example/realm']) {
    expect(parseEnv({ ...client, GOOGLE_ISSUER: `${issuer}/` }).google?.issuer).toBe(issuer)
  }
  for (const wrong of [
    { GOOGLE_CLIENT_ID: 'id' },
    { GOOGLE_CLIENT_SECRET: 'secret' },
    { ...client, GOOGLE_ISSUER: 'http://id.example' },
    { ...client, GOOGLE_ISSUER: 'http://127.0.0.1.example' },
  ]) {
    expect(() => parseEnv(wrong)).toThrow(BadSettingError)
  }
})

test('a language model needs URL and name, and https beyond loopback', () => {
  const set = { LLM_BASE_URL: 'https://model.example/v1/', LLM_MODEL: 'some-model' }
  expect(parseEnv({ ...set, LLM_API_KEY: 'key', LLM_MAX_TOKENS_DAY: '7' }).model).toEqual({
    baseUrl: 'https://model.example/v1',
    apiKey: 'key',
    model: 'some-model',
    maxTokens: { answer: 60_000, userDay: 600_000, day: 7 },
  })
  expect(parseEnv({ ...set, LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }).model?.baseUrl).toBe('http://127.0.0.1:11434/v1')
  for (const wrong of [
    { LLM_MODEL: 'some-model' },
    { LLM_BASE_URL: set.LLM_BASE_URL },
    { ...set, LLM_BASE_URL: 'http://model.example/v1' },
  ])
    expect(() => parseEnv(wrong)).toThrow(BadSettingError)
})

test('an error message does not repeat a password in a URL', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://me:geheim@x/y' })).toThrow(expect.not.stringContaining('geheim') as string)
})

test('.env.example names exactly the existing settings', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
})

test('names every invalid setting at once', () => {
  const start = () => parseEnv({ PORT: 'eighty', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'LOG_LEVEL']) expect(start).toThrow(name)
})

test('payment is off on a deployed server until configured', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  expect(parseEnv(deployed).payment).toBe('off')
  expect(parseEnv({ ...deployed, PAYMENT: 'test', ALLOW_TEST_PAYMENT: '1' }).payment).toBe('test')
  expect(parseEnv({ PAYMENT: 'off' }).payment).toBe('off')
  expect(parseEnv(stripe)).toMatchObject({
    payment: 'stripe',
    stripe: { secretKey: 'sk_x', webhookSecret: 'whsec_x', apiUrl: undefined },
  })
  expect(parseEnv({ ...stripe, PAYMENT: 'stripe' }).payment).toBe('stripe')
  expect(parseEnv({ ...stripe, PAYMENT: 'off' })).toMatchObject({ payment: 'off', stripe: { secretKey: 'sk_x' } })
})

test.each([
  { PAYMENT: 'free' },
  { STRIPE_SECRET_KEY: 'sk_x' },
  { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  { PAYMENT: 'stripe' },
  { PAYMENT: 'test', STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
])('refuses %j', (settings) => {
  expect(() => parseEnv(settings)).toThrow(BadSettingError)
})

test.each([
  [{ PUBLIC_URL: '' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://ming.example' }, ['PUBLIC_URL']],
  [{ SMTP_URL: '' }, ['SMTP_URL']],
  [{ PAYMENT: 'test' }, ['ALLOW_TEST_PAYMENT']],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, ['ALLOW_TEST_PAYMENT']],
  [{ PUBLIC_URL: '', SMTP_URL: '', PAYMENT: 'test' }, ['PUBLIC_URL', 'SMTP_URL', 'ALLOW_TEST_PAYMENT']],
])('a deployed server refuses %j and names %j', (unsafe, names) => {
  const start = () => parseEnv({ ...deployed, ...unsafe })
  expect(start).toThrow(BadSettingError)
  const all = ['PUBLIC_URL', 'SMTP_URL', 'ALLOW_TEST_PAYMENT']
  for (const name of all) expect(start).toThrow(names.includes(name) ? name : (expect.not.stringContaining(name) as string))
  expect(() => parseEnv({ ...unsafe, NODE_ENV: 'development' })).not.toThrow()
})

test('an https PUBLIC_URL requires production mode', () => {
  const { NODE_ENV, ...forgotten } = deployed
  for (const settings of [forgotten, { ...forgotten, NODE_ENV: 'development' }]) {
    expect(() => parseEnv(settings)).toThrow(BadSettingError)
    expect(() => parseEnv(settings)).toThrow('NODE_ENV must be production where PUBLIC_URL begins with https://')
  }
  expect(parseEnv({ ...forgotten, NODE_ENV: 'test' }).printsCodes).toBe(false)
  expect(parseEnv({ ...forgotten, NODE_ENV }).printsCodes).toBe(false)
})

test('live keys enable sales on a deployed server', () => {
  expect(parseEnv({ ...deployed, STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }).payment).toBe('stripe')
})

test('VAPID keys come as a valid pair or not at all', () => {
  // Key pair of the sender in RFC 8291, section 5.
  const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
  const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
  expect(parseEnv({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).vapid).toEqual({ publicKey, privateKey })
  const wrong = [
    { VAPID_PUBLIC_KEY: publicKey },
    { VAPID_PRIVATE_KEY: privateKey },
    { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: `${privateKey.slice(0, -2)}AA` },
  ]
  for (const variables of wrong) expect(() => parseEnv(variables)).toThrow(BadSettingError)
  expect(() => parseEnv({ VAPID_SUBJECT: 'support' })).toThrow(BadSettingError)
  expect(parseEnv({ VAPID_SUBJECT: 'https://ming.example/contact' }).vapidSubject).toBe('https://ming.example/contact')
})

describe('the speech setting', () => {
  const speechOf = (variables: Readonly<Record<string, string>>) => parseEnv(variables).speech

  test("defaults to the system's synthesiser and can be off", () => {
    expect(speechOf({})).toEqual({ by: 'system' })
    expect(speechOf({ SPEECH_COMMAND: 'off' })).toEqual({ by: 'nothing' })
  })

  test('takes an endpoint with voices, over https beyond loopback', () => {
    const endpoint = {
      SPEECH_BASE_URL: 'https://voices.example/v1/',
      SPEECH_MODEL: 'tts-9',
      SPEECH_VOICE: 'lan',
      SPEECH_VOICE_EN_US: 'fern',
    }
    const endpointSettings = { by: 'endpoint', baseUrl: 'https://voices.example/v1', apiKey: 'none', model: 'tts-9' }
    expect(speechOf(endpoint)).toEqual({ ...endpointSettings, voices: { zh_CN: 'lan', zh_TW: 'lan', en_US: 'fern' } })
    expect(() => speechOf({ ...endpoint, SPEECH_BASE_URL: 'http://voices.example/v1' })).toThrow(BadSettingError)
    expect(() => speechOf({ SPEECH_BASE_URL: 'https://voices.example/v1' })).toThrow(BadSettingError)
    expect(() => speechOf({ ...endpoint, SPEECH_COMMAND: 'piper' })).toThrow(BadSettingError)
  })

  test('takes a command as words or as a JSON list', () => {
    const voices = { zh_CN: 'piper', zh_TW: 'piper', en_US: 'piper' }
    expect(speechOf({ SPEECH_COMMAND: '/opt/piper --model {locale}' })).toEqual({
      by: 'program',
      words: ['/opt/piper', '--model', '{locale}'],
      voices,
    })
    expect(speechOf({ SPEECH_COMMAND: '["/opt/piper", "--model", "a b"]' })).toEqual({
      by: 'program',
      words: ['/opt/piper', '--model', 'a b'],
      voices,
    })
    for (const wrong of ['[]', '["a"', '[1]', '[{}]']) expect(() => speechOf({ SPEECH_COMMAND: wrong })).toThrow(BadSettingError)
  })
})
