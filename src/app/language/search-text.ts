/** Normalises a text for search: lower case, without tone marks and punctuation, words separated by one space. */
export function normalizeSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll(/[\s\-·,，.、。：:（）()“”「」]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Normalises a text for search like `normalizeSearchText` and removes spaces, so that “qisha” and “qi sha” both find 七杀. */
export function normalizeWithoutSpaces(text: string): string {
  return normalizeSearchText(text).replaceAll(' ', '')
}
