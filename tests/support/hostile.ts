import { IDEMPOTENCY_HEADER, ZONE_HEADER } from '#contract/envelope.ts'
import { withField } from './id-fields.ts'
import { createArchiveInput } from './server-client.ts'
import fc from './seeded-fast-check.ts'

/** A raw request to an endpoint. */
export interface HostileRequest {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

const NUL = '\u0000'
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** Field values that a faulty client or an attacker may send. */
const anything = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue() },
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    NUL,
    `a${NUL}b`,
    '\ud800',
    'a\udfffb',
    "' or 1=1 --",
    '<script>',
    '1e999',
    '-0',
    'NaN',
    '99999999999999999999',
    '../..',
    '%00',
    '${7*7}',
    '1990-05-05 10:00:00',
    'Asia/Shanghai',
    'zh_CN',
    'dark',
    'dt',
    'annual:9999',
    '018f0000-0000-7000-8000-000000000000',
    '/',
    'x'.repeat(5000),
    '命'.repeat(2000),
    2 ** 31,
    2 ** 53,
    -1,
    1e308,
    0.1,
    null,
    true,
    [],
    {},
    [[]],
    deep(500),
    { toString: 1 },
    ['018f0000-0000-7000-8000-000000000000'],
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
)

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '']

type Fields = Readonly<Record<string, unknown>>

/** Returns a copy with an own property of any name, even `__proto__`. */
function withOwn(fields: Fields, name: string, value: unknown): Fields {
  return Object.defineProperty({ ...fields }, name, { value, enumerable: true, configurable: true, writable: true })
}

type Spoiling = (fields: Fields) => Fields

const retypings: readonly ((value: unknown) => unknown)[] = [
  String,
  Number,
  (value) => [value],
  (value) => ({ value }),
  (value) => [value, value],
]

/** Generates functions that corrupt an accepted input: they drop, replace, extend, retype or add a field. */
function spoilings(example: Fields): fc.Arbitrary<Spoiling> {
  const name = fc.constantFrom(...Object.keys(example), 'x')
  return fc.oneof(
    name.map(
      (key): Spoiling =>
        (fields) =>
          Object.fromEntries(Object.entries(fields).filter(([one]) => one !== key)),
    ),
    {
      weight: 4,
      arbitrary: fc.tuple(name, anything).map(
        ([key, value]): Spoiling =>
          (fields) =>
            withOwn(fields, key, value),
      ),
    },
    fc.tuple(fc.constantFrom(...PROTOTYPE), anything).map(
      ([key, value]): Spoiling =>
        (fields) =>
          withOwn(fields, key, value),
    ),
    fc.tuple(name, fc.constantFrom(NUL, '\ud800', '\u202e', 'x'.repeat(200_000))).map(
      ([key, tail]): Spoiling =>
        (fields) =>
          withOwn(fields, key, `${String(fields[key])}${tail}`),
    ),
    fc.tuple(name, fc.constantFrom(...retypings)).map(
      ([key, retype]): Spoiling =>
        (fields) =>
          withOwn(fields, key, retype(fields[key])),
    ),
  )
}

/**
 * Generates bodies: an accepted one corrupted up to three times, one made of other endpoints' fields, or a value that is no
 * object.
 */
function bodiesBy(example: Fields): fc.Arbitrary<unknown> {
  const names = [
    ...new Set([
      ...Object.keys(createArchiveInput()),
      ...Object.keys(example),
      'email',
      'code',
      'query',
      'limit',
      'order_id',
      'base_version',
      ...PROTOTYPE,
    ]),
  ]
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(spoilings(example), { maxLength: 3 }).map((ways) => ways.reduce((fields, spoil) => spoil(fields), example)),
    },
    { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 6 }) },
    { weight: 1, arbitrary: anything },
  )
}

const fieldsOf = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')])
    : [['', String(body)]]

const formOf = (body: unknown): string => new URLSearchParams(fieldsOf(body)).toString()

const multipartOf = (body: unknown): string =>
  `${fieldsOf(body)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b--\r\n`

const bytesOf = (body: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...Buffer.from(JSON.stringify(body) ?? '', 'utf16le'), 0xff, 0, 0xc0])

type Wire = readonly [type: string | undefined, write: (body: unknown) => HostileRequest['body']]

const json = (body: unknown): string => JSON.stringify(body) ?? ''

/**
 * Generates a content type and an encoder of the body: mostly the correct pair, else another type, a truncated body or a wrong
 * content type.
 */
const wires = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Wire>(['application/json', json]) },
  fc.constantFrom<Wire>(
    ['application/x-www-form-urlencoded', formOf],
    ['multipart/form-data; boundary=b', multipartOf],
    ['application/json', formOf],
    ['application/x-www-form-urlencoded', json],
    ['application/json', (body) => json(body).slice(0, -1)],
    ['application/json; charset=utf-16', bytesOf],
    ['application/json', bytesOf],
    ['application/x-www-form-urlencoded', bytesOf],
    ['multipart/form-data', multipartOf],
    ['multipart/form-data; boundary=b', (body) => multipartOf(body).slice(0, -9)],
    ['multipart/form-data; boundary=other', multipartOf],
    ['text/plain', json],
    ['text/html', json],
    ['', json],
    [';', json],
    [undefined, bytesOf],
    ['application/json', () => null],
    ['application/json', (body) => `{"a":1,"__proto__":${json(body) || 0}}`],
    ['application/json', (body) => `\ufeff${json(body)}`],
    ['application/json', () => '{"a":"\u0000"}'],
  ),
)

/** Generates query strings from the same bodies, and malformed ones. */
const queriesBy = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: bodies.map((body) => formOf(body).slice(0, 8000)) },
    bodies.map((body) => `${formOf(body)}&${formOf(body)}`.slice(0, 8000)),
    fc.constantFrom(
      '',
      '%',
      '%zz=%zz',
      '%00=%00',
      'archive_id=%ff%fe',
      'order_id=%ed%a0%80',
      'archive_id[]=1&archive_id[x]=2',
      '__proto__=1&constructor=2',
      '&&&===',
      '?',
      '_t=1'.repeat(1000),
    ),
  )

/** Returns the dotted paths of all fields, nested ones included. */
const pathsOf = (fields: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' && value !== null ? pathsOf(value as object).map((path) => `${name}.${path}`) : []),
  ])

/**
 * Returns copies of an accepted input, each with one field set to a value on which a database, regular expression or log may
 * fail.
 */
export function chokingInputs(example: object): readonly object[] {
  return pathsOf(example).flatMap((path) =>
    [`a${NUL}b`, NUL, 'a\ud800b', 'x'.repeat(200_000), deep(500)].map((value) => withField(example, path, value)),
  )
}

const headers = fc.record(
  {
    [IDEMPOTENCY_HEADER]: fc.constantFrom('a-key-of-this-call', '', 'x', "' or 1=1 --", 'x'.repeat(300), '__proto__', 'constructor'),
    [ZONE_HEADER]: fc.constantFrom('Asia/Shanghai', 'Not/AZone', '', '../../etc/passwd', 'x'.repeat(300), '__proto__', '+08:00'),
    'Accept-Language': fc.constantFrom('en', 'zh-TW', '*', 'x'.repeat(300)),
  },
  { requiredKeys: [] },
)

/** Generates hostile requests to an endpoint that would accept `example`. */
export function anyHostileRequest(example: object, method: string): fc.Arbitrary<HostileRequest> {
  const bodies = bodiesBy(example as Fields)
  if (method === 'GET') return fc.record({ query: queriesBy(bodies), headers, body: fc.constant(null) })
  return fc.tuple(bodies, wires, headers).map(([body, [type, write], more]) => ({
    query: '',
    headers: { ...(type !== undefined && { 'Content-Type': type }), ...more },
    body: write(body),
  }))
}
