import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Deps } from '../../deps/deps.ts'
import { createErrorEnvelope, AppError } from '../../http/app-error.ts'
import type { PaymentPort, PaymentServices } from '../../ports/payment/payment.ts'
import { handlePaymentEvent } from './settle.ts'

/** Path where payment services send their webhooks. */
const WEBHOOK_PATH = `${API_PREFIX}/order/webhook`

/** Body limit in bytes; an event has a few kilobytes. */
const WEBHOOK_LIMIT = 262_144

/** Lists the services whose webhooks are accepted: a test service without real money only if it is the configured one. */
const listAcceptedServices = ({ selling, all }: PaymentServices): readonly PaymentPort[] =>
  all.filter((one) => !one.isPretended || one === selling)

/** Verifies and handles a signed webhook of a service. Throws `WebhookRefusedError`. */
export async function handleWebhook(deps: Deps, service: PaymentPort, body: Buffer, signature: string): Promise<void> {
  const event = await service.parseWebhook(body, signature, deps.now())
  if (event !== undefined) await handlePaymentEvent(deps, service.name, event)
}

/**
 * Mounts the webhooks, with raw bodies, which the signature covers. Services retry unless they get 200: 400 bad signature, 503
 * no database.
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
    return createErrorEnvelope('ok', {}).body
  })
}
