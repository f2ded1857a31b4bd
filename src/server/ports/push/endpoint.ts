import { isIP } from 'node:net'
import { isSecureUrl } from '../../setup/encrypted.ts'
import { isPublicAddress } from './public-address.ts'

/** Returns the host of a URL, an IPv6 address without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether a URL leads to this machine by plain http. */
export const isLoopbackHttpUrl = (endpoint: string): boolean => new URL(endpoint).protocol === 'http:' && isSecureUrl(endpoint)

/** Whether an untrusted endpoint is allowed: https, default port, public host, no credentials. `lookupPublicAddress` checks a name's addresses. */
export function isAllowedEndpoint(endpoint: string, isLoopbackAllowed: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (isLoopbackHttpUrl(endpoint)) return isLoopbackAllowed
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = hostOf(url)
  return isIP(host) > 0 ? isPublicAddress(host) : /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !/\.(?:local|internal|localhost)$/i.test(host)
}
