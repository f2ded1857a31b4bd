import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { type EnginePackage, SCOPE } from './engine-packages.ts'

export const SOURCES = fileURLToPath(new URL('../..', import.meta.url))

/** A part's specifier as the other package that has it; `undefined` within the same one. */
export function packageOf(specifier: string, { parts }: EnginePackage): string | undefined {
  const part = /^#(\w+)\/index\.ts$/.exec(specifier)?.[1]
  return part === undefined || parts.includes(part) ? undefined : SCOPE + part
}

const elsewhere = (one: EnginePackage): Plugin => ({
  name: 'other packages',
  resolveId(specifier) {
    const id = packageOf(specifier, one) ?? (one.dependencies.includes(specifier) ? specifier : undefined)
    return id === undefined ? null : { id, external: true }
  },
})

/** Writes the JavaScript of a package: one module for each source, so that whoever bundles it takes what is used and no more. */
export async function buildModules(one: EnginePackage, out: string): Promise<void> {
  const bundle = await rolldown({
    input: one.doors.map((door) => `${SOURCES}build/packages/${one.folder}/${door}.ts`),
    treeshake: { moduleSideEffects: false },
    plugins: [elsewhere(one)],
  })
  await bundle.write({ dir: out, format: 'es', preserveModules: true, preserveModulesRoot: SOURCES, entryFileNames: '[name].js' })
  await bundle.close()
}
