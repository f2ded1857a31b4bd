import { isIP } from 'node:net'
import { isEncrypted } from '../../setup/encrypted.ts'
import { isPublicAddress } from './public-address.ts'

/** Host of a URL without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether a URL leads to this machine over plain http. */
export const isLoopback = (endpoint: string): boolean => new URL(endpoint).protocol === 'http:' && isEncrypted(endpoint)

/**
 * Endpoints come from browsers and are untrusted: only https on the default port, to a public host name or address, without
 * credentials. The address behind a name is checked on connecting.
 */
export function isAllowedEndpoint(endpoint: string, isLoopbackAllowed: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (isLoopback(endpoint)) return isLoopbackAllowed
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = hostOf(url)
  return isIP(host) > 0 ? isPublicAddress(host) : /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !/\.(?:local|internal|localhost)$/i.test(host)
}
