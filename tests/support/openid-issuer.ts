import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT_ID = 'mingshu-test-client'
export const CLIENT_SECRET = 'a secret: with + and %'

/** Claims of a token; claims that are `undefined` are omitted. */
export type Claims = Readonly<Record<string, unknown>>

/** A sign-in that the issuer confirms when the app sends its code. */
export interface Grant {
  readonly claims: Claims
  /** PKCE challenge from the authorization request. */
  readonly challenge: string
  /** Private key that signs the token in place of the issuer's own key. */
  readonly key?: CryptoKey
  /** ID token that is sent in place of one made from `claims`. */
  readonly idToken?: string
  readonly userInfo?: Claims
}

/** Creates the secrets that the app makes for one sign-in. */
export function newSecrets() {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(32).toString('base64url'),
    nonce: randomBytes(32).toString('base64url'),
  }
}

export interface Issuer {
  readonly url: string
  /** Stores a sign-in and returns its authorization code, which works once. */
  readonly grant: (grant: Grant) => string
  /** While set, the HTTP status of all responses. */
  failWith: number | undefined
  /** Number of requests per path. */
  readonly asked: Map<string, number>
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/** Decodes a form-encoded word (RFC 6749 §2.3.1). */
const fromForm = (word: string): string => new URLSearchParams(`=${word}`).get('')!

function hasSecret(form: URLSearchParams, authorization: string | undefined): boolean {
  if (authorization === undefined) return form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET
  const [kind, pair = ''] = authorization.split(' ')
  const words = Buffer.from(pair, 'base64').toString().split(':').map(fromForm)
  return kind === 'Basic' && words.length === 2 && words[0] === CLIENT_ID && words[1] === CLIENT_SECRET
}

/** Starts a small OpenID issuer on loopback. It confirms any claims, signed with a real key. */
export async function startIssuer(description: Readonly<Record<string, unknown>> = {}): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const grants = new Map<string, Grant>()
  const infos = new Map<string, Claims>()
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function tokensFor(request: IncomingMessage): Promise<[number, object]> {
    const form = await formOf(request)
    if (!hasSecret(form, request.headers.authorization)) return [401, { error: 'invalid_client' }]
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== challenge || form.get('grant_type') !== 'authorization_code') return [400, { error: 'invalid_grant' }]
    const access_token = randomUUID()
    infos.set(access_token, grant.userInfo ?? { sub: grant.claims.sub })
    const id_token =
      grant.idToken ??
      (await new SignJWT(JSON.parse(JSON.stringify(grant.claims)) as Record<string, unknown>)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(grant.key ?? privateKey))
    return [200, { access_token, token_type: 'Bearer', id_token }]
  }

  async function answerOf(request: IncomingMessage): Promise<[number, object]> {
    if (issuer.failWith !== undefined) return [issuer.failWith, { error: 'server_error' }]
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [
          200,
          {
            issuer: url,
            authorization_endpoint: `${url}/authorize?theme=paper`,
            token_endpoint: `${url}/token`,
            jwks_uri: `${url}/keys`,
            userinfo_endpoint: `${url}/me`,
            ...description,
          },
        ]
      case '/keys':
        return [200, keys]
      case '/token':
        return tokensFor(request)
      case '/me':
        return [200, infos.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? {}]
      default:
        return [404, {}]
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    issuer.asked.set(request.url!, (issuer.asked.get(request.url!) ?? 0) + 1)
    const [status, body] = await answerOf(request)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  const issuer: Issuer = {
    url,
    failWith: undefined,
    asked: new Map(),
    grant: (grant) => {
      const code = `4/${randomUUID()}`
      grants.set(code, grant)
      return code
    },
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: url },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return issuer
}
