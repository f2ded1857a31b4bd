import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Maximum size of a request body in bytes. The longest one in the contract has a few kilobytes. */
export const BODY_LIMIT = 1_048_576

/** Reads the fields of a multipart body. Throws `badRequest` for files and unreadable bodies, `bodyTooLarge`. */
async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw new AppError('bodyTooLarge')
  const fields = new Map<string, unknown>()
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.fieldnameTruncated) throw new AppError('badRequest')
      // Counts the bytes, as a chunked body does not state its length.
      bytes += Buffer.byteLength(String(part.value))
      if (part.valueTruncated || bytes > BODY_LIMIT) throw new AppError('bodyTooLarge')
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    // Discards unread data, which would otherwise precede the connection's next request.
    request.raw.unpipe().resume()
    throw error instanceof AppError ? error : new AppError('badRequest')
  }
  return Object.fromEntries(fields)
}

/** Adds parsers for JSON, form and multipart bodies (fields only). A missing body counts as empty. */
export async function addBodyParsers(api: FastifyInstance): Promise<void> {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parseJson(request, body as string, done)
  })
  // Refuses text bodies like any unknown type.
  api.removeContentTypeParser('text/plain')
  await api.register(formbody, { bodyLimit: BODY_LIMIT })
  await api.register(multipart, { limits: { files: 0, fields: 100, parts: 100, fieldSize: 65_536, fieldNameSize: 100 } })
  api.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await fieldsOf(request)
  })
}
