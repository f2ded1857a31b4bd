import { getJwksCache, setJwksCache, type Configuration, type ExportedJWKSCache } from 'openid-client'

/** Caches the provider's signing keys between logins, per URL. The library fetches them again when they are old or lack a key. */
export function cachedKeys(): <T>(configs: readonly Configuration[], use: () => Promise<T>) => Promise<T> {
  let kept: { readonly address: string | undefined; readonly keys: ExportedJWKSCache } | undefined
  return async (configs, use) => {
    const address = configs[0]?.serverMetadata().jwks_uri
    if (kept !== undefined && kept.address === address) for (const config of configs) setJwksCache(config, kept.keys)
    try {
      return await use()
    } finally {
      const keys = configs.map(getJwksCache).find((cache) => cache !== undefined)
      if (keys !== undefined) kept = { address, keys }
    }
  }
}
