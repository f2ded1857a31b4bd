const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that may stand in HTML, within attributes too. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)
}
