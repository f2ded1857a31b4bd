import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Deps } from '../../deps/deps.ts'
import { envelopeOf, AppError } from '../../http/app-error.ts'
import type { PaymentPort, PaymentServices } from '../../ports/payment/payment.ts'
import { receive } from './settle.ts'

/** Where a payment service tells what came of a payment. */
const WEBHOOK_PATH = `${API_PREFIX}/order/webhook`

/** Bytes; an event is a few kilobytes. */
const WEBHOOK_LIMIT = 262_144

/** A service that gives things away is believed only where that is asked for. */
const heardOf = ({ selling, all }: PaymentServices): readonly PaymentPort[] => all.filter((one) => !one.isPretended || one === selling)

/** Hears a signed webhook of a service. Throws `WebhookRefused`. */
export async function handleWebhook(deps: Deps, service: PaymentPort, body: Buffer, signature: string): Promise<void> {
  const event = await service.eventOf(body, signature, deps.now())
  if (event !== undefined) await receive(deps, service.name, event)
}

/**
 * Hears the webhooks of every service that is set up; the header of its signature says whose one is. The
 * signature is over the body's bytes, so this route has a parser of its own. Anything but 200 is told again
 * by the service: a wrong signature is 400, a database that is away 503.
 */
export async function mountWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const heard = heardOf(deps.payment)
  if (heard.length === 0) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT }, (_request, body, done) => done(null, body))
  app.post(WEBHOOK_PATH, async ({ headers, body }) => {
    const service = heard.find(({ signatureHeader }) => headers[signatureHeader] !== undefined)
    const signature = service && headers[service.signatureHeader]
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('badRequest')
    await handleWebhook(deps, service!, body, signature)
    return envelopeOf('ok', {}).body
  })
}
