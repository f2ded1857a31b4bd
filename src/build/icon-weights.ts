import type { Plugin } from 'vite'

/** The icon weights that the screens use; `tests/build/icon-weights.test.ts` looks for others. */
export const ICON_WEIGHTS: readonly string[] = ['regular', 'light', 'fill']

/** Each icon of the library brings six drawings of itself; those that nobody asks for stay at home (7 kB gzip of the first load). */
export function iconWeights(): Plugin {
  return {
    name: 'icon-weights',
    transform(code, id) {
      if (!/@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/.test(id)) return null
      // One entry of the map of drawings: `["bold", <element>]`, each on lines of its own.
      const drawing = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?\n/gm
      return { code: code.replace(drawing, (entry, weight: string) => (ICON_WEIGHTS.includes(weight) ? entry : '')), map: null }
    },
  }
}
