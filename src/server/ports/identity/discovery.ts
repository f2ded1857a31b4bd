import * as z from 'zod/mini'
import { isEncrypted } from '../../setup/encrypted.ts'

const KEPT_MS = 3_600_000
export const ANSWER_MS = 10_000

const endpoint = z.string().check(z.refine(isEncrypted))

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: z.optional(endpoint),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
})
/** What a provider says of itself (OpenID Connect Discovery 1.0 §3). */
export type Discovery = z.infer<typeof discovery>

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

async function fetchDiscovery(issuer: string): Promise<Discovery> {
  const response = await fetch(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok) throw new Error(`the provider's description is answered with ${response.status}`)
  const said = z.parse(discovery, await response.json())
  if (withoutSlash(said.issuer) !== withoutSlash(issuer)) throw new Error('the provider calls itself by another name than GOOGLE_ISSUER')
  return said
}

/** Keeps what is fetched for an hour; those who ask at once share one fetch, and a failed one is not kept. */
export function keptDiscovery(issuer: string, now: () => number): () => Promise<Discovery> {
  let kept: { readonly at: number; readonly said: Promise<Discovery> } | undefined
  return async () => {
    if (kept === undefined || now() - kept.at >= KEPT_MS) kept = { at: now(), said: fetchDiscovery(issuer) }
    const mine = kept
    try {
      return await mine.said
    } catch (error) {
      if (kept === mine) kept = undefined
      throw error
    }
  }
}
