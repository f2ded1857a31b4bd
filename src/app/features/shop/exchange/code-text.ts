/** A code as it is set: capitals in groups of four. Blanks, dashes and the like that came along are dropped. */
export function codeText(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return signs.match(/.{1,4}/gu)?.join('-') ?? ''
}
