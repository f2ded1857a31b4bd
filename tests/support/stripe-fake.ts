import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from './server-client.ts'
import type { ServerFixture } from './server-fixture.ts'

interface Sent {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly form: Readonly<Record<string, string>>
}

interface StripeFake {
  readonly url: string
  /** Received requests, in order. */
  readonly sent: Sent[]
  /** Sets the status of later responses. */
  answerWith: (status: number) => void
  /** Runs a function once before the next response, to simulate a concurrent action. */
  meanwhile: (run: () => Promise<unknown>) => void
  readonly stop: () => Promise<void>
}

/** Starts a fake of the used part of Stripe's API: checkout sessions and refunds, one per Idempotency-Key. */
export async function startStripeFake(): Promise<StripeFake> {
  const sent: Sent[] = []
  const answers = new Map<string, object>()
  let status = 200
  let elsewhere = (): Promise<unknown> => Promise.resolve()
  const server = createServer((request, response) => {
    let body = ''
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', async () => {
        const path = request.url ?? ''
        sent.push({ path, headers: request.headers, form: Object.fromEntries(new URLSearchParams(body)) })
        const key = `${path} ${String(request.headers['idempotency-key'])}`
        const id = `cs_test_${answers.size + 1}`
        const made =
          answers.get(key) ??
          (path === '/v1/checkout/sessions'
            ? { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` }
            : { id: `re_${answers.size + 1}`, object: 'refund' })
        if (status === 200) answers.set(key, made)
        const run = elsewhere
        elsewhere = () => Promise.resolve()
        await run()
        response.writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' })
        response.end(JSON.stringify(status === 200 ? made : { error: { type: 'api_error', message: 'out of order' } }))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answerWith: (next) => {
      status = next
    },
    meanwhile: (run) => {
      elsewhere = run
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Sends a signed Stripe event to a server; returns the HTTP status. */
export async function sendStripeEvent(
  { server, clock }: Pick<ServerFixture, 'server' | 'clock'>,
  secret: string,
  type: string,
  object: object,
  { ageSeconds = 0, alter = (body: string) => body } = {},
): Promise<number> {
  const body = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
  const time = Math.floor(clock.now() / 1000) - ageSeconds
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${time},v1=${mac}` }
  return (await fetch(`${server.url}/fapi/order/webhook`, { method: 'POST', headers, body: alter(body) })).status
}
