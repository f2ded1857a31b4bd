import * as z from 'zod/mini'
import { resultCodes } from '#contract/codes.ts'
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts'
import { API_PREFIX, IDEMPOTENCY_HEADER, ZONE_HEADER } from '#contract/envelope.ts'
import { END_EVENT, ERROR_EVENT } from '#contract/event-stream.ts'
import { version } from '../setup/version.ts'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

function envelopeSchemaOf(data: object) {
  return {
    type: 'object',
    required: ['code', 'data', 'message'],
    properties: { code: { type: 'integer' }, data, message: { type: 'string', description: 'English, for logs' } },
  }
}

/** Returns the schema of a successful response, by content type. */
function contentOf(endpoint: Endpoint): object {
  if (endpoint.reply === 'envelope') return { 'application/json': { schema: envelopeSchemaOf(schemaOf(endpoint.output, 'output')) } }
  if (endpoint.reply === 'stream') return { 'text/event-stream': { schema: schemaOf(endpoint.event, 'output') } }
  const schema = { type: 'string', format: 'binary', maxLength: endpoint.maxBytes }
  return Object.fromEntries(endpoint.types.map((type) => [type, { schema }]))
}

const DONE: Readonly<Record<Endpoint['reply'], string>> = {
  envelope: 'Done',
  stream: `Events; the \`data\` of each is JSON of this schema. The last is named \`${END_EVENT}\`, or \`${ERROR_EVENT}\` with a Failure`,
  bytes: 'The file',
}

const KEY = { in: 'header', name: IDEMPOTENCY_HEADER, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' } }
const ZONE = {
  in: 'header',
  name: ZONE_HEADER,
  description: 'IANA zone whose day it is; UTC without it',
  schema: { type: 'string', maxLength: 64 },
}

/** Lists the query parameters and headers of an endpoint. */
function parametersOf({ method, kind, input }: Endpoint): object[] {
  const { properties = {}, required = [] } = schemaOf(input, 'input')
  const fields = Object.entries(properties).map(([name, schema]) => ({ in: 'query', name, required: required.includes(name), schema }))
  return [...(method === 'GET' ? fields : []), ...(kind === 'change' ? [KEY] : []), ZONE]
}

function operationOf(name: string, endpoint: Endpoint) {
  const { method, access, input, reply } = endpoint
  const content = { schema: schemaOf(input, 'input') }
  return {
    operationId: name,
    ...(access !== 'public' && { security: [{ token: [] }] }),
    parameters: parametersOf(endpoint),
    ...(method === 'POST' && {
      requestBody: {
        content: { 'application/json': content, 'application/x-www-form-urlencoded': content, 'multipart/form-data': content },
      },
    }),
    responses: {
      200: { description: DONE[reply], content: contentOf(endpoint) },
      default: {
        description: 'Not done; `code` says why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const codeList = Object.entries(resultCodes).map(([name, { code, status }]) => `${code} ${name} (HTTP ${status})`)

/** Builds the OpenAPI 3.1 description of the endpoints, from the same schemas that validate requests. */
export function createOpenApiDocument(table: EndpointTable): object {
  const paths = Object.entries(table).map(([name, endpoint]) => [
    endpoint.path,
    { [endpoint.method.toLowerCase()]: operationOf(name, endpoint) },
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Mingshu', version },
    servers: [{ url: API_PREFIX }],
    paths: Object.fromEntries(paths) as object,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { Failure: { ...envelopeSchemaOf({}), description: codeList.join('; ') } },
    },
  }
}
