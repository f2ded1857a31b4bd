import { discovery, type ServerMetadata } from 'openid-client'
import { isSecureUrl } from '../../setup/encrypted.ts'
import { PROVIDER_TIMEOUT_SECONDS, insecureOptionsFor, type OpenIdClient } from './client.ts'

const MAX_AGE_MS = 3_600_000

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

const isUsable = (address: string | undefined): boolean => address !== undefined && isSecureUrl(address)

async function fetchDiscovery({ issuer, clientId }: OpenIdClient): Promise<ServerMetadata> {
  // Passes the full URL, because the library rejects an issuer with a trailing slash; compares the issuer itself below.
  const page = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`)
  const options = { timeout: PROVIDER_TIMEOUT_SECONDS, execute: insecureOptionsFor(issuer) }
  const said = (await discovery(page, clientId, undefined, undefined, options)).serverMetadata()
  if (withoutSlash(said.issuer) !== withoutSlash(issuer)) throw new Error('the provider calls itself by another name than GOOGLE_ISSUER')
  const wrong = ENDPOINTS.find((name) => !isUsable(said[name]))
  if (wrong !== undefined || (said.userinfo_endpoint !== undefined && !isUsable(said.userinfo_endpoint)))
    throw new Error(`the provider's ${wrong ?? 'userinfo_endpoint'} is missing or unencrypted`)
  return said
}

/**
 * Creates a fetcher of provider metadata (OpenID Connect Discovery 1.0 §3): caches it for an hour, but no errors; concurrent
 * calls share a request.
 */
export function createDiscoveryFetcher(client: OpenIdClient, now: () => number): () => Promise<ServerMetadata> {
  let cached: { readonly at: number; readonly said: Promise<ServerMetadata> } | undefined
  return async () => {
    if (cached === undefined || now() - cached.at >= MAX_AGE_MS) cached = { at: now(), said: fetchDiscovery(client) }
    const mine = cached
    try {
      return await mine.said
    } catch (error) {
      if (cached === mine) cached = undefined
      throw error
    }
  }
}
