import { SMTPServer } from 'smtp-server'

interface Received {
  readonly from: string
  readonly to: string
  /** Raw text of the mail. */
  readonly raw: string
  /** Headers of the mail: names in lower case, folded lines joined. */
  readonly headers: ReadonlyMap<string, string>
  /** Decoded bodies of the mail by content type. */
  readonly bodies: Readonly<Record<string, string>>
}

export interface SmtpFake {
  readonly url: string
  /** Accepted mails, in order. */
  readonly taken: Received[]
  /** Returns how many recipients clients have named, accepted or not. */
  readonly asked: () => number
  /** Sets the SMTP error code for all later recipients; `undefined` accepts them. */
  refuseWith: (code: number | undefined) => void
  readonly down: () => Promise<void>
  /** Listens again at the same address. */
  readonly up: () => Promise<void>
}

function headersOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function partOf(text: string): readonly [type: string, body: string] {
  const end = text.indexOf('\r\n\r\n')
  const headers = headersOf(text.slice(0, end))
  return [headers.get('content-type')!.split(';')[0]!, decoded(text.slice(end + 4), headers.get('content-transfer-encoding'))]
}

/** Parses the subset of MIME that the server's mails use: one `multipart/alternative`. */
export function readMail(raw: string): Pick<Received, 'raw' | 'headers' | 'bodies'> {
  const end = raw.indexOf('\r\n\r\n')
  const headers = headersOf(raw.slice(0, end))
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = raw.slice(end).split(`\r\n--${boundary}`).slice(1, -1)
  return { raw, headers, bodies: Object.fromEntries(parts.map((part) => partOf(part.replace(/^\r\n/, '')))) }
}

/** Starts a real SMTP server on loopback. It accepts every mail until `refuseWith` is called. */
export async function startSmtp(): Promise<SmtpFake> {
  const taken: Received[] = []
  let asked = 0
  let refusal: number | undefined
  let port = 0
  let server: SMTPServer

  const newServer = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        asked += 1
        done(refusal === undefined ? null : Object.assign(new Error(`no mail for ${address}`), { responseCode: refusal }))
      },
      onData: (stream, { envelope }, done) => {
        let raw = ''
        stream
          .setEncoding('utf8')
          .on('data', (chunk: string) => (raw += chunk))
          .on('end', () => {
            taken.push({
              from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
              to: envelope.rcptTo[0]!.address,
              ...readMail(raw),
            })
            done()
          })
      },
    })
  const up = () =>
    new Promise<void>((resolve, reject) => {
      server = newServer()
      server.on('error', reject)
      const listening = server.listen(port, '127.0.0.1', () => {
        const address = listening.address()
        port = typeof address === 'object' && address ? address.port : port
        resolve()
      })
    })
  await up()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    asked: () => asked,
    refuseWith: (code) => {
      refusal = code
    },
    down: () => new Promise((resolve) => server.close(() => resolve())),
    up,
  }
}
