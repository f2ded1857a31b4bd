import { discovery, type ServerMetadata } from 'openid-client'
import { isEncrypted } from '../../setup/encrypted.ts'
import { ANSWER_SECONDS, insecureOptionsFor, type Client } from './client.ts'

const KEPT_MS = 3_600_000

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

const isUsable = (address: string | undefined): boolean => address !== undefined && isEncrypted(address)

async function fetchDiscovery({ issuer, clientId }: Client): Promise<ServerMetadata> {
  // The full URL, because the library rejects a trailing slash of the issuer; the issuer is compared below.
  const page = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`)
  const options = { timeout: ANSWER_SECONDS, execute: insecureOptionsFor(issuer) }
  const said = (await discovery(page, clientId, undefined, undefined, options)).serverMetadata()
  if (withoutSlash(said.issuer) !== withoutSlash(issuer)) throw new Error('the provider calls itself by another name than GOOGLE_ISSUER')
  const wrong = ENDPOINTS.find((name) => !isUsable(said[name]))
  if (wrong !== undefined || (said.userinfo_endpoint !== undefined && !isUsable(said.userinfo_endpoint)))
    throw new Error(`the provider's ${wrong ?? 'userinfo_endpoint'} is missing or unencrypted`)
  return said
}

/**
 * Fetches the provider's metadata (OpenID Connect Discovery 1.0 §3) and caches it for an hour; concurrent calls share one request,
 * and errors are not cached.
 */
export function cachedDiscovery(client: Client, now: () => number): () => Promise<ServerMetadata> {
  let kept: { readonly at: number; readonly said: Promise<ServerMetadata> } | undefined
  return async () => {
    if (kept === undefined || now() - kept.at >= KEPT_MS) kept = { at: now(), said: fetchDiscovery(client) }
    const mine = kept
    try {
      return await mine.said
    } catch (error) {
      if (kept === mine) kept = undefined
      throw error
    }
  }
}
