/** Maps codes to their 汉字. Kept apart from the codes so that casting a chart need not load the names. */
export function mapHan<Code extends string>(codes: readonly Code[], han: string): Readonly<Record<Code, string>> {
  const all = han.split(' ')
  return Object.fromEntries(codes.map((code, i) => [code, all[i]!])) as Record<Code, string>
}
