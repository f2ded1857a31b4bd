/**
 * Finds what an id means among forms: the first whose pattern fits makes it of what its groups caught. Each id is sought once;
 * undefined for one of no form.
 */
export function byPattern<Form, Made>(
  forms: readonly Form[],
  patternOf: (form: Form) => RegExp,
  make: (form: Form, caught: readonly string[]) => Made,
): (id: string) => Made | undefined {
  const known = new Map<string, Made | undefined>()
  const sought = (id: string) => {
    for (const form of forms) {
      const caught = id.match(patternOf(form))
      if (caught) return make(form, caught.slice(1))
    }
    return undefined
  }
  return (id) => {
    if (!known.has(id)) known.set(id, sought(id))
    return known.get(id)
  }
}
