import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not public (IANA special-purpose address registries). */
const CLOSED =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
const closed = new BlockList()
for (const network of CLOSED.split(' ')) {
  const [address = '', bits] = network.split('/')
  closed.addSubnet(address, Number(bits), 'ipv4')
}

/** Public IPv6 networks: global unicast 2000::/3, except 6to4, Teredo and documentation. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(address, bits, 'ipv6')

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

class ClosedAddress extends Error {
  readonly code = 'closedAddress'
}

/** Resolves a host name; refuses it if any address is not public. The connection uses the checked address, so it cannot change later. */
export const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) return done(new ClosedAddress(hostname), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
