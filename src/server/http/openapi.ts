import * as z from 'zod/mini'
import { codes } from '#contract/codes.ts'
import { endpoints, type Endpoint } from '#contract/endpoints.ts'
import { API_PREFIX, IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
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

function operationOf(name: string, { method, access, kind, input, output }: Endpoint) {
  const content = { schema: schemaOf(input, 'input') }
  return {
    operationId: name,
    ...(access === 'session' && { security: [{ token: [] }] }),
    ...(kind === 'change' && {
      parameters: [{ in: 'header', name: IDEMPOTENCY_HEADER, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' } }],
    }),
    ...(method === 'POST' && {
      requestBody: {
        content: { 'application/json': content, 'application/x-www-form-urlencoded': content, 'multipart/form-data': content },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelopeSchemaOf(schemaOf(output, 'output')) } } },
      default: {
        description: 'Not done; `code` says why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const codeList = Object.entries(codes).map(([name, { code, status }]) => `${code} ${name} (HTTP ${status})`)

/** The contract as OpenAPI 3.1, from the very schemas that check each call. */
export function openApi(): object {
  const paths = Object.entries(endpoints).map(([name, endpoint]) => [
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
