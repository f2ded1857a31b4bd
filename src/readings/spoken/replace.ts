/** A pattern and its spoken form, which may use the captured groups. */
export type SpokenRule = readonly [found: RegExp, said: string | ((...groups: string[]) => string)]

/** Applies rules in order; a later rule sees the output of earlier ones. */
export function applySpeechRules(rules: readonly SpokenRule[], text: string): string {
  return rules.reduce(
    (whole, [found, said]) =>
      typeof said === 'string' ? whole.replaceAll(found, said) : whole.replaceAll(found, (_, ...groups: string[]) => said(...groups)),
    text,
  )
}
