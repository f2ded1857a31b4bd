/** Matches a text that starts with punctuation that must not begin a line. */
const CLOSING = /^[，。、；：？！）》」』”’,.;:?!)]/

/** Breaks a text into lines of at most `width` (unit of `measure`), between words or Chinese characters. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const pieces = text.match(/[\p{Script=Han}]|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && measure(line + piece.trimEnd()) > width && !CLOSING.test(piece)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}
