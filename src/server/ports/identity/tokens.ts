import * as z from 'zod/mini'
import { ANSWER_MS, type Discovery } from './discovery.ts'
import { IdentityRefused, type SignInProof } from './identity.ts'

const tokens = z.object({ id_token: z.string(), access_token: z.optional(z.string()) })
export type Tokens = z.infer<typeof tokens>

const refusal = z.object({ error: z.string() })

export interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

/** As a form would write it (RFC 6749 §2.3.1). */
const formText = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length)

/** How the client shows its secret: in a header, unless the provider takes it in the body alone. */
function secretOf(
  { clientId, clientSecret }: Client,
  methods: readonly string[] | undefined,
): { headers: Record<string, string>; fields: Record<string, string> } {
  if (methods?.includes('client_secret_post') && !methods.includes('client_secret_basic')) {
    return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
  }
  const pair = Buffer.from(`${formText(clientId)}:${formText(clientSecret)}`).toString('base64')
  return { headers: { Authorization: `Basic ${pair}` }, fields: {} }
}

/** Changes the code for tokens. Throws `IdentityRefused` when the provider does not take it. */
export async function tokensOf(
  provider: Discovery,
  client: Client,
  redirectUri: string,
  { code, verifier }: Pick<SignInProof, 'code' | 'verifier'>,
): Promise<Tokens> {
  const { headers, fields } = secretOf(client, provider.token_endpoint_auth_methods_supported)
  const response = await fetch(provider.token_endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...fields }),
    // The secret and the code go where the provider's description says, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const answer: unknown = await response.json()
  if (response.ok) return z.parse(tokens, answer)
  const { error } = z.parse(refusal, answer)
  if (error === 'invalid_grant') throw new IdentityRefused('the provider does not take the code')
  throw new Error(`the provider refuses this server: ${error}`)
}
