import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A push message that the service received. */
export interface Delivery {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Starts a loopback push service (RFC 8030). It responds 201 unless `answer` has set another status, or no response, for the
 * endpoint.
 */
export async function startPushService() {
  const deliveries: Delivery[] = []
  const statuses = new Map<string, number | 'silent'>()
  const unanswered = new Map<ServerResponse, string>()
  const server = createServer((request, response) => {
    void receive(request, response)
  })

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const endpoint = `${url}${request.url}`
    const status = statuses.get(endpoint) ?? 201
    if (status === 'silent') {
      unanswered.set(
        response.once('close', () => unanswered.delete(response)),
        endpoint,
      )
      return
    }
    if (status === 201) deliveries.push({ endpoint, headers: request.headers, body })
    response.writeHead(status, status === 307 ? { location: `${url}/elsewhere` } : {}).end('words of the service')
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    deliveries,
    deliveriesTo: (endpoint: string) => deliveries.filter((one) => one.endpoint === endpoint),
    /** Sets the response to messages for one endpoint; `silent` leaves requests unanswered. */
    answer: (endpoint: string, status: number | 'silent') => void statuses.set(endpoint, status),
    /** Returns the endpoints of requests that are still unanswered. */
    unanswered: () => [...unanswered.values()],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
