/** What is found in a text and how it is said; the groups of the expression are handed on. */
export type Rule = readonly [found: RegExp, said: string | ((...groups: string[]) => string)]

/** Rules in order: what an earlier one has said, a later one may still find. */
export function saidBy(rules: readonly Rule[], text: string): string {
  return rules.reduce(
    (whole, [found, said]) =>
      typeof said === 'string' ? whole.replaceAll(found, said) : whole.replaceAll(found, (_, ...groups: string[]) => said(...groups)),
    text,
  )
}
