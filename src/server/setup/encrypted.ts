/** Whether requests to a URL are safe from interception: https, or http to this machine. */
export function isSecureUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return true
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname))
}
