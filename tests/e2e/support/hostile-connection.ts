/** Proxy in front of a server that can send wrong responses, as captive portals, filters and broken caches do. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const PORTAL = '/a-portal'
const PORTAL_PAGE = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>'
const FOREIGN_ENVELOPE = JSON.stringify({ code: 0, data: { archives: [], removed: [] }, message: 'ok' })

interface Fault {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: (truth: Buffer) => Buffer | string
}

/** Wrong responses. Headers not set here are those of the true response, above all its cache lifetime. */
const FAULTS = {
  '200 HTML': { headers: { 'content-type': 'text/html' }, body: () => PORTAL_PAGE },
  '200 cut without length': { body: (truth) => truth.subarray(0, truth.length / 2) },
  '200 other text': { body: () => '/* not here */' },
  '302 elsewhere': { status: 302, headers: { location: PORTAL }, body: () => '' },
  'valid foreign envelope': { headers: { 'content-type': 'application/json' }, body: () => FOREIGN_ENVELOPE },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

export interface AssetRequest {
  readonly path: string
  /** Value of `Sec-Fetch-Dest`: `script`, `document`, or `empty` for `fetch`, which the worker uses. */
  readonly as: string
}

export class HostileConnection {
  /** Number of wrong responses since the last `injectFaults`. */
  faultCount = 0
  /** Number of requests for an HTML document. */
  documents = 0
  private upstream: string
  private next: { readonly upstream: string; readonly since: string } | undefined
  private readonly given = new Map<string, string>()
  private faultFor: (asked: AssetRequest) => FaultName | undefined = () => undefined
  private readonly server: Server

  private constructor(upstream: string) {
    this.upstream = upstream
    this.server = createServer((asked, answer) => void this.pass(asked, answer).catch(() => answer.destroy()))
  }

  static async start(upstream: string): Promise<HostileConnection> {
    const line = new HostileConnection(upstream)
    await once(line.server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get url() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  /** From the next request of path `since` on, forwards to another server, as a deployment does. */
  deploy(upstream: string, since: string) {
    this.next = { upstream, since }
  }

  injectFaults(faultFor: (asked: AssetRequest) => FaultName | undefined | false) {
    this.faultFor = (asked) => faultFor(asked) || undefined
    this.faultCount = 0
  }

  /** Serves a script of the test at this path, in place of the server. */
  serveScript(path: string, script: string) {
    this.given.set(path, script)
  }

  clearFaults() {
    this.faultFor = () => undefined
  }

  close() {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse) {
    const { url: path = '/', method, headers } = asked
    if (path.startsWith(PORTAL)) return void answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL_PAGE)
    const given = this.given.get(path)
    if (given) return void answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(given)
    if (this.next?.since === path) this.upstream = this.next.upstream
    const as = String(headers['sec-fetch-dest'])
    if (as === 'document') this.documents++
    const fault = this.faultFor({ path, as })
    // Requests an uncompressed body: a browser would notice by itself that half of a compressed one fails to decompress.
    const onward = request(this.upstream + path, { method, headers: fault ? { ...headers, 'accept-encoding': 'identity' } : headers })
    asked.pipe(onward)
    const [truth] = (await once(onward, 'response')) as [IncomingMessage]
    if (fault) return this.sendFault(FAULTS[fault], truth, answer)
    answer.writeHead(truth.statusCode!, truth.headers)
    truth.pipe(answer)
  }

  private async sendFault({ status = 200, headers, body }: Fault, truth: IncomingMessage, answer: ServerResponse) {
    this.faultCount++
    const { 'content-length': _, 'transfer-encoding': _too, ...rest } = truth.headers
    // Sends no length: such a response ends with the connection, so that the browser cannot tell whether it is complete.
    answer.removeHeader('transfer-encoding')
    answer.writeHead(status, { ...rest, ...headers, connection: 'close' })
    answer.end(body(await buffer(truth)))
  }
}
