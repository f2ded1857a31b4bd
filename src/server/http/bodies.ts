import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Bytes. The longest body of the contract is a few kilobytes. */
export const BODY_LIMIT = 1_048_576

/** Takes bodies as JSON, as a form, or as multipart (fields only); none at all is an empty one. */
export async function readBodies(api: FastifyInstance): Promise<void> {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else parseJson(request, body as string, done)
  })
  // Text is no body of ours; without its parser it is answered like any other unknown kind.
  api.removeContentTypeParser('text/plain')
  await api.register(formbody, { bodyLimit: BODY_LIMIT })
  await api.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 100, parts: 100, fieldSize: 65_536, fieldNameSize: 100 },
  })
}
