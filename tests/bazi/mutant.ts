import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const folder = fileURLToPath(new URL('../../src/bazi/', import.meta.url))

/** A replacement in one source file of the engine. */
export interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

export type Engine = typeof import('#bazi/index.ts')

function edited(path: string, edits: readonly Edit[]): string {
  let code = readFileSync(path, 'utf8')
  for (const { file, from, to } of edits) {
    if (path !== folder + file) continue
    if (code.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
    code = code.replace(from, () => to)
  }
  return code
}

/** Bundles the engine in memory with these edits and loads it. @throws if `from` does not occur exactly once */
export async function engineWith(edits: readonly Edit[]): Promise<Engine> {
  const bundle = await rolldown({
    input: `${folder}index.ts`,
    plugins: [{ name: 'edits', load: (id) => ({ code: edited(id, edits), moduleType: 'ts' }) }],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`) as Promise<Engine>
}
