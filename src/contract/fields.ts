import * as z from 'zod/mini'

/**
 * Rules that a field can break: the generic form messages of P-08 and the product's
 * own. A schema gives the rule as its message, `rule` or `rule:limit`; the app has a text for each.
 */
export const RULES = [
  'required',
  'whitespace',
  'max',
  'min',
  'length',
  'enum',
  'number',
  'boolean',
  'date',
  'url',
  'idCard',
  'phone',
  'pattern',
  'email',
  'range',
  'zone',
  'birthRange',
  'future',
  'clock',
  'era',
  'noMarkup',
  'offset',
  'type',
] as const
export type Rule = (typeof RULES)[number]

/** One invalid field: its path in the body, the rule, and the rule's limit if it has one. */
export interface FieldError {
  readonly field: string
  readonly rule: Rule
  readonly limit?: string
}

/** Length of a text where a Chinese (full-width) character counts as two (P-09). */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += character.codePointAt(0)! > 0xff ? 2 : 1
  return width
}

/** Invisible characters: blanks, joiners, direction marks, the Hangul fillers, an empty Braille cell. */
const INVISIBLE = /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** A trimmed text, at most `max` wide, not blank and without markup. */
export function text(max: number) {
  return z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => !INVISIBLE.test(value), { error: 'whitespace', abort: true }),
    z.trim(),
    z.refine((value) => widthOf(value) <= max, { error: `max:${max}` }),
    // Names are shown in lists, mails and pictures, so tags and control characters are refused.
    // oxlint-disable-next-line no-control-regex
    z.refine((value) => !/[<>\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value), { error: 'noMarkup' }),
  )
}

/** A number, also as text (form bodies), within a closed range. */
export function number(min: number, max: number) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z
      .number({ error: (issue) => (issue.input === undefined || issue.input === '' ? 'required' : 'number') })
      .check(z.gte(min, `range:${min}…${max}`), z.lte(max, `range:${min}…${max}`)),
  )
}

export function integer(min: number, max: number) {
  return z.pipe(number(min, max), z.number().check(z.refine(Number.isInteger, { error: 'number' })))
}

/** A time in milliseconds, up to the largest JavaScript date. */
export const timestamp = integer(0, 8_640_000_000_000_000)

const asBoolean = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

/** A boolean, also as 1/0 or text (form bodies). */
export const flag = z.pipe(
  z.transform((value: unknown) => asBoolean.get(value) ?? value),
  z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'boolean') }),
)

/** One of the given strings. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: (issue) => (issue.input === undefined ? 'required' : `enum:${values.join(', ')}`) })
}

/** Invalid fields of a validation, with the first rule of each field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    if (found.has(field)) continue
    const [word = '', ...limit] = issue.message.split(':')
    // A message that is not one of our rules comes from the library, in the configured language.
    const isRule = (RULES as readonly string[]).includes(word)
    found.set(field, { field, rule: isRule ? (word as Rule) : 'type', ...(isRule && limit.length > 0 && { limit: limit.join(':') }) })
  }
  return [...found.values()]
}
