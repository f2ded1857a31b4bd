declare module '#readings/glossary/glossary.json?*' {
  import type { Term } from '#readings/glossary/term.ts'
  const terms: readonly Term[]
  export default terms
}
