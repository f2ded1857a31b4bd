import * as z from 'zod/mini'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'

/** Id fields whose values belong to no user. */
const PUBLIC_IDS: ReadonlySet<string> = new Set(['product_id', 'offer_id'])

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

function pathsIn({ properties = {}, items, anyOf = [] }: Schema): readonly string[] {
  const own = Object.keys(properties).filter((name) => (name === 'id' || name.endsWith('_id')) && !PUBLIC_IDS.has(name))
  const deeper = Object.entries({ ...properties, ...(items && { 0: items }) }).flatMap(([name, schema]) =>
    pathsIn(schema).map((path) => `${name}.${path}`),
  )
  return [...own, ...deeper, ...anyOf.flatMap(pathsIn)]
}

/** Returns the dotted paths of user-owned ids in an endpoint's input schema, e.g. `archive_id`, `archives.0.archive_id`. */
export function idFieldsOf(name: EndpointName): readonly string[] {
  return pathsIn(z.toJSONSchema(endpoints[name].input, { io: 'input', unrepresentable: 'any' }) as Schema)
}

/** Returns a copy of an input with another value at a dotted path. */
export function withField(input: object, path: string, value: unknown): object {
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...input }) as Record<string, unknown>
  const [name = '', ...rest] = path.split('.')
  copy[name] = rest.length === 0 ? value : withField(copy[name] ?? {}, rest.join('.'), value)
  return copy
}
