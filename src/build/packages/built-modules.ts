import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { type EnginePackage, NPM_SCOPE } from './engine-packages.ts'

export const SOURCE_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the npm name of a part that is in another package; `undefined` if the part is in this one. */
export function findExternalPackage(specifier: string, { parts }: EnginePackage): string | undefined {
  const part = /^#(\w+)\/index\.ts$/.exec(specifier)?.[1]
  return part === undefined || parts.includes(part) ? undefined : NPM_SCOPE + part
}

const elsewhere = (one: EnginePackage): Plugin => ({
  name: 'other packages',
  resolveId(specifier) {
    const id = findExternalPackage(specifier, one) ?? (one.dependencies.includes(specifier) ? specifier : undefined)
    return id === undefined ? null : { id, external: true }
  },
})

/** Writes the JavaScript of a package, one module per source file, so that bundlers can drop unused modules. */
export async function buildPackageModules(one: EnginePackage, out: string): Promise<void> {
  const bundle = await rolldown({
    input: one.entryPoints.map((entry) => `${SOURCE_ROOT}build/packages/${one.folder}/${entry}.ts`),
    treeshake: { moduleSideEffects: false },
    plugins: [elsewhere(one)],
  })
  await bundle.write({ dir: out, format: 'es', preserveModules: true, preserveModulesRoot: SOURCE_ROOT, entryFileNames: '[name].js' })
  await bundle.close()
}
