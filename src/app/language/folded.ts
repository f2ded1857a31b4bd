/** A text as it is compared: small letters without tones, in words with a space between. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll(/[\s\-·,，.、。：:（）()“”「」]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The same in one piece: 七杀 is found by “qisha” and “qi sha”. */
export function foldedWhole(text: string): string {
  return folded(text).replaceAll(' ', '')
}
