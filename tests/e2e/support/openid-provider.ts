import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const CLIENT_ID = 'mingshu'
const CLIENT_SECRET = 'a-secret-of-the-tests-alone'

export interface OpenIdProvider {
  readonly url: string
  /** Environment with which a server uses this provider. */
  readonly settings: Readonly<Record<string, string>>
  /** Registers a server as a client, once its address is known. */
  readonly serve: (appUrl: string) => void
  readonly stop: () => Promise<void>
}

/** Returns the account for a login name; one that begins with `unverified-` has an unverified address. */
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
    // Puts the address into the id token itself, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of the tests alone'] },
    findAccount: (_context: unknown, login: string) => accountOf(login),
  })
}

/** Starts a certified OpenID provider on loopback, with its own pages to log in, to consent and to cancel. */
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
