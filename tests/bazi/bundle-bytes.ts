import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const engine = fileURLToPath(new URL('../../src/bazi/index.ts', import.meta.url))

/** Bytes (minified, gzip) of a bundle that exports `what` (`{ castChart }`, `*`) from the engine's index or from another entry. */
export async function bundleBytes(what: string, entry = engine): Promise<number> {
  const bundle = await rolldown({
    input: 'page',
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? `export ${what} from ${JSON.stringify(entry)}` : null),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length
}
