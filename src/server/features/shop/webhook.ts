import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Deps } from '../../deps/deps.ts'
import { envelopeOf, Fail } from '../../http/fail.ts'
import { BadSignature } from '../../ports/payment/payment.ts'
import { receive } from './settle.ts'

/** Where a payment service tells what came of a payment. */
export const WEBHOOK_PATH = `${API_PREFIX}/order/webhook`

/** Bytes; an event is a few kilobytes. */
const WEBHOOK_LIMIT = 262_144

/**
 * Hears signed webhooks. The signature is over the body's bytes, so this route has a parser of its own.
 * Anything but 200 is told again by the service: a wrong signature is 400, a database that is away 503.
 */
export async function mountWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const { payment } = deps
  if (payment === undefined) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT }, (_request, body, done) => done(null, body))
  app.post(WEBHOOK_PATH, async (request) => {
    const signature = request.headers[payment.signatureHeader]
    const { body } = request
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new Fail('badRequest')
    const event = await payment.eventOf(body, signature, deps.now()).catch((error: unknown) => {
      throw error instanceof BadSignature || error instanceof SyntaxError ? new Fail('badRequest') : error
    })
    if (event !== undefined) await receive(deps, event)
    return envelopeOf('ok', {}).body
  })
}
