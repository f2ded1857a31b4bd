import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Deps } from '../../deps/deps.ts'
import { envelopeOf, AppError } from '../../http/app-error.ts'
import type { PaymentPort, PaymentServices } from '../../ports/payment/payment.ts'
import { settlePaymentEvent } from './settle.ts'

/** Path of the webhooks of payment services. */
const WEBHOOK_PATH = `${API_PREFIX}/order/webhook`

/** Bytes; an event has a few kilobytes. */
const WEBHOOK_LIMIT = 262_144

/** A service without real money is only accepted if it is the configured one. */
const listAcceptedServices = ({ selling, all }: PaymentServices): readonly PaymentPort[] =>
  all.filter((one) => !one.isPretended || one === selling)

/** Handles a signed webhook of a service. Throws `WebhookRefused`. */
export async function handleWebhook(deps: Deps, service: PaymentPort, body: Buffer, signature: string): Promise<void> {
  const event = await service.parseWebhook(body, signature, deps.now())
  if (event !== undefined) await settlePaymentEvent(deps, service.name, event)
}

/**
 * Mounts the webhooks of all configured services; the name of the signature header identifies the service. The signature covers the
 * raw body, so this route has its own parser. The service retries unless it gets 200: a wrong signature is 400, an unavailable
 * database 503.
 */
export async function mountWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const heard = listAcceptedServices(deps.payment)
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
