import { getJwksCache, setJwksCache, type Configuration, type ExportedJWKSCache } from 'openid-client'

/** Caches the provider's signing keys between logins, by their URL. The library fetches them again if they are old or a key is missing. */
export function createKeyCache(): <T>(configs: readonly Configuration[], use: () => Promise<T>) => Promise<T> {
  let cached: { readonly address: string | undefined; readonly keys: ExportedJWKSCache } | undefined
  return async (configs, use) => {
    const address = configs[0]?.serverMetadata().jwks_uri
    if (cached !== undefined && cached.address === address) for (const config of configs) setJwksCache(config, cached.keys)
    try {
      return await use()
    } finally {
      const keys = configs.map(getJwksCache).find((cache) => cache !== undefined)
      if (keys !== undefined) cached = { address, keys }
    }
  }
}
