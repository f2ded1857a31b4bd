import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findExternalPackage, SOURCE_ROOT } from './built-modules.ts'
import type { EnginePackage } from './engine-packages.ts'

const SPECIFIER = /(\bfrom |\bimport\()(['"])([#.][^'"]+)\2/g

/** Rewrites an import specifier of the sources for the package: to a relative JavaScript path, or to another package's name. */
function shipped(specifier: string, file: string, one: EnginePackage): string {
  const other = findExternalPackage(specifier, one)
  if (other !== undefined) return other
  const target = specifier.startsWith('#') ? relative(dirname(file), specifier.slice(1)) : specifier
  return `${target.startsWith('.') ? '' : './'}${target.replace(/\.ts$/, '.js')}`
}

/** Writes the `.d.ts` files beside the JavaScript of a package. */
export function buildPackageTypes(one: EnginePackage, out: string): void {
  const config = join(out, 'tsconfig.json')
  const paths = Object.fromEntries(['bazi', 'almanac', 'places', 'birth'].map((part) => [`#${part}/*`, [`${SOURCE_ROOT}${part}/*`]]))
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    lib: ['ES2024', 'DOM'],
    rootDir: SOURCE_ROOT,
    outDir: out,
    paths,
  }
  const files = one.entryPoints.map((entry) => `${SOURCE_ROOT}build/packages/${one.folder}/${entry}.ts`)
  writeFileSync(config, JSON.stringify({ extends: `${SOURCE_ROOT}tsconfig.base.json`, compilerOptions, files }))
  execFileSync('tsc', ['-p', config], { cwd: dirname(SOURCE_ROOT), stdio: 'inherit' })
  rmSync(config)
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(out, file)
    // Removes the types of other packages, which the compiler also writes.
    if (![...one.parts, 'build'].includes(file.split('/')[0]!)) rmSync(path)
    else
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(
          SPECIFIER,
          (_, before, quote, specifier) => `${before}${quote}${shipped(specifier, file, one)}${quote}`,
        ),
      )
  }
}
