/** Maps codes to their names in 汉字. Separate from the codes, so that casting a chart does not load the names. */
export function mapCodesToHan<Code extends string>(codes: readonly Code[], han: string): Readonly<Record<Code, string>> {
  const all = han.split(' ')
  return Object.fromEntries(codes.map((code, i) => [code, all[i]!])) as Record<Code, string>
}
