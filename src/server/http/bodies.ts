import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Bytes. The longest body of the contract is a few kilobytes. */
export const BODY_LIMIT = 1_048_576

/** The fields of a multipart body. Files are not taken; what the parser cannot read is the sender's fault. */
async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw new AppError('bodyTooLarge')
  const fields = new Map<string, unknown>()
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.fieldnameTruncated) throw new AppError('badRequest')
      // A body that comes in chunks does not say how long it will be.
      bytes += Buffer.byteLength(String(part.value))
      if (part.valueTruncated || bytes > BODY_LIMIT) throw new AppError('bodyTooLarge')
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    // What the parser has left lying would stand before the connection's next request.
    request.raw.unpipe().resume()
    throw error instanceof AppError ? error : new AppError('badRequest')
  }
  return Object.fromEntries(fields)
}

/** Takes bodies as JSON, as a form, or as multipart (fields only); none at all is an empty one. */
export async function readBodies(api: FastifyInstance): Promise<void> {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parseJson(request, body as string, done)
  })
  // Text is no body of ours; without its parser it is answered like any other unknown kind.
  api.removeContentTypeParser('text/plain')
  await api.register(formbody, { bodyLimit: BODY_LIMIT })
  await api.register(multipart, { limits: { files: 0, fields: 100, parts: 100, fieldSize: 65_536, fieldNameSize: 100 } })
  api.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await fieldsOf(request)
  })
}
