/**
 * Creates a cached lookup by id: the first form whose pattern matches builds the value from the captured groups; undefined
 * if none matches.
 */
export function createPatternLookup<Form, Value>(
  forms: readonly Form[],
  patternOf: (form: Form) => RegExp,
  make: (form: Form, caught: readonly string[]) => Value,
): (id: string) => Value | undefined {
  const known = new Map<string, Value | undefined>()
  const search = (id: string) => {
    for (const form of forms) {
      const caught = id.match(patternOf(form))
      if (caught) return make(form, caught.slice(1))
    }
    return undefined
  }
  return (id) => {
    if (!known.has(id)) known.set(id, search(id))
    return known.get(id)
  }
}
