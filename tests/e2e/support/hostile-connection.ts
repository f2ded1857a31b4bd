/** A proxy before the server that lies when it is told to, as portals, filters and broken caches do. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const PORTAL = '/a-portal'
const PORTAL_PAGE = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>'
const STRANGER = JSON.stringify({ code: 0, data: { archives: [], removed: [] }, message: 'ok' })

interface Lie {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: (truth: Buffer) => Buffer | string
}

/** What comes in the place of an answer; besides, it says of itself what the true one says, how long it may be kept above all. */
const LIES = {
  '200 HTML': { headers: { 'content-type': 'text/html' }, body: () => PORTAL_PAGE },
  '200 cut without length': { body: (truth) => truth.subarray(0, truth.length / 2) },
  '200 other text': { body: () => '/* not here */' },
  '302 elsewhere': { status: 302, headers: { location: PORTAL }, body: () => '' },
  'valid envelope of a stranger': { headers: { 'content-type': 'application/json' }, body: () => STRANGER },
} satisfies Record<string, Lie>

export type LieName = keyof typeof LIES

export interface Asked {
  readonly path: string
  /** What the browser wants it for: `script`, `document`; `empty` for a `fetch`, as the worker makes one. */
  readonly as: string
}

export class HostileConnection {
  /** How often it has lied since it was last told to. */
  lied = 0
  /** How often a page itself was asked for. */
  documents = 0
  private upstream: string
  private next: { readonly upstream: string; readonly since: string } | undefined
  private readonly given = new Map<string, string>()
  private lieFor: (asked: Asked) => LieName | undefined = () => undefined
  private readonly server: Server

  private constructor(upstream: string) {
    this.upstream = upstream
    this.server = createServer((asked, answer) => void this.pass(asked, answer).catch(() => answer.destroy()))
  }

  static async before(upstream: string): Promise<HostileConnection> {
    const line = new HostileConnection(upstream)
    await once(line.server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get url() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  /** From the next call of this path on, another server stands behind it, as after a deployment. */
  deploy(upstream: string, since: string) {
    this.next = { upstream, since }
  }

  tellLies(lieFor: (asked: Asked) => LieName | undefined | false) {
    this.lieFor = (asked) => lieFor(asked) || undefined
    this.lied = 0
  }

  /** A file of the test's own, as if the server had it. */
  give(path: string, script: string) {
    this.given.set(path, script)
  }

  tellTruth() {
    this.lieFor = () => undefined
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
    const lie = this.lieFor({ path, as })
    // Half of something packed could not be unpacked, which a browser sees for itself.
    const onward = request(this.upstream + path, { method, headers: lie ? { ...headers, 'accept-encoding': 'identity' } : headers })
    asked.pipe(onward)
    const [truth] = (await once(onward, 'response')) as [IncomingMessage]
    if (lie) return this.answerFalsely(LIES[lie], truth, answer)
    answer.writeHead(truth.statusCode!, truth.headers)
    truth.pipe(answer)
  }

  private async answerFalsely({ status = 200, headers, body }: Lie, truth: IncomingMessage, answer: ServerResponse) {
    this.lied++
    const { 'content-length': _, 'transfer-encoding': _too, ...rest } = truth.headers
    // Without a length, an answer ends where the connection does, whole or not.
    answer.removeHeader('transfer-encoding')
    answer.writeHead(status, { ...rest, ...headers, connection: 'close' })
    answer.end(body(await buffer(truth)))
  }
}
