/** Formats a typed code as groups of four capitals, separated by dashes; drops all other characters. */
export function formatRedeemCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return signs.match(/.{1,4}/gu)?.join('-') ?? ''
}
