import * as z from 'zod/mini'

/**
 * Names of validation rules (P-08 and additional ones). The error message of a schema is `rule` or `rule:limit`; the app has a user text
 * for each rule.
 */
export const FIELD_RULES = [
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
export type FieldRule = (typeof FIELD_RULES)[number]

/** One invalid field: its path in the body, the rule, and the rule's limit if it has one. */
export interface FieldError {
  readonly field: string
  readonly rule: FieldRule
  readonly limit?: string
}

/** Returns the width of a text: a Chinese (full-width) character counts as two (P-09). */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += character.codePointAt(0)! > 0xff ? 2 : 1
  return width
}

/** Matches a text without any visible character: blanks, joiners, direction marks, Hangul fillers, an empty Braille cell. */
const INVISIBLE = /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Returns the schema of a trimmed text, at most `max` wide (`widthOf`), not blank and without markup. */
export function createTextSchema(max: number) {
  return z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => !INVISIBLE.test(value), { error: 'whitespace', abort: true }),
    z.trim(),
    z.refine((value) => widthOf(value) <= max, { error: `max:${max}` }),
    // Rejects tags and control characters, because names are shown in lists, mails and pictures.
    // oxlint-disable-next-line no-control-regex
    z.refine((value) => !/[<>\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value), { error: 'noMarkup' }),
  )
}

/** Returns the schema of a number within a closed range; accepts numbers as text (form bodies). */
export function createNumberSchema(min: number, max: number) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z
      .number({ error: (issue) => (issue.input === undefined || issue.input === '' ? 'required' : 'number') })
      .check(z.gte(min, `range:${min}…${max}`), z.lte(max, `range:${min}…${max}`)),
  )
}

/** Returns the schema of an integer within a closed range; accepts integers as text (form bodies). */
export function createIntegerSchema(min: number, max: number) {
  return z.pipe(createNumberSchema(min, max), z.number().check(z.refine(Number.isInteger, { error: 'number' })))
}

/** Schema of a time in milliseconds, up to the latest JavaScript date. */
export const timestampSchema = createIntegerSchema(0, 8_640_000_000_000_000)

const asBoolean = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

/** Schema of a boolean; accepts 1, 0 and text (form bodies). */
export const booleanSchema = z.pipe(
  z.transform((value: unknown) => asBoolean.get(value) ?? value),
  z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'boolean') }),
)

/** Returns the schema of one of the given strings. */
export function createEnumSchema<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: (issue) => (issue.input === undefined ? 'required' : `enum:${values.join(', ')}`) })
}

/** Returns the invalid fields of a validation, each with the first rule that it breaks. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    if (found.has(field)) continue
    const [word = '', ...limit] = issue.message.split(':')
    // Reports a message that is none of our rules as `type`: it comes from the schema library, in the configured language.
    const isRule = (FIELD_RULES as readonly string[]).includes(word)
    found.set(field, { field, rule: isRule ? (word as FieldRule) : 'type', ...(isRule && limit.length > 0 && { limit: limit.join(':') }) })
  }
  return [...found.values()]
}
