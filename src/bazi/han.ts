/** The 汉字 of each code of a list, apart from the codes: who casts a chart alone need not load them. */
export function hanByCode<Code extends string>(codes: readonly Code[], han: string): Readonly<Record<Code, string>> {
  const all = han.split(' ')
  return Object.fromEntries(codes.map((code, i) => [code, all[i]!])) as Record<Code, string>
}
