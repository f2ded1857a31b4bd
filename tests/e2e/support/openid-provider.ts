import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const CLIENT_ID = 'mingshu'
const CLIENT_SECRET = 'a-secret-of-the-tests-alone'

export interface OpenIdProvider {
  readonly url: string
  /** For the server that is to use it. */
  readonly settings: Readonly<Record<string, string>>
  /** Lets that server in, once its address is known. */
  readonly serve: (appUrl: string) => void
  readonly stop: () => Promise<void>
}

/** Who logs in under which name: `unverified-…` has an address that nobody has checked. */
function accountOf(login: string) {
  return {
    accountId: login,
    claims: () => ({ sub: `sub of ${login}`, email: login, email_verified: !login.startsWith('unverified-') }),
  }
}

function providerOf(issuer: string, appUrl: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${appUrl}/login/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google does: the address stands in the id token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of the tests alone'] },
    findAccount: (_context: unknown, login: string) => accountOf(login),
  })
}

/** A certified OpenID provider on loopback, with its own pages to log in, to consent and to cancel. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: url },
    serve: (appUrl) => void server.on('request', providerOf(url, appUrl).callback()),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
