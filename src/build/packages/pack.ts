/** Packs the parts of the engine as npm packages: `node src/build/packages/pack.ts [folder]`, by default `dist-packages`. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPackageModules, SOURCE_ROOT } from './built-modules.ts'
import { buildPackageTypes } from './built-types.ts'
import { ENGINE_PACKAGES, type EnginePackage, NPM_SCOPE } from './engine-packages.ts'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
}

const project = JSON.parse(readFileSync(`${SOURCE_ROOT}../package.json`, 'utf8')) as Manifest
const target = resolve(process.argv[2] ?? `${SOURCE_ROOT}../dist-packages`)

function manifestOf({ folder, description, entryPoints, dependencies }: EnginePackage) {
  const exportOf = (entry: string) => ({
    types: `./dist/build/packages/${folder}/${entry}.d.ts`,
    default: `./dist/build/packages/${folder}/${entry}.js`,
  })
  return {
    name: NPM_SCOPE + folder,
    version: project.version,
    description,
    license: project.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      ...Object.fromEntries(entryPoints.map((entry) => [entry === 'index' ? '.' : `./${entry}`, exportOf(entry)])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md', 'NOTICE.md'],
    dependencies: Object.fromEntries(
      dependencies.map((name) => [name, name.startsWith(NPM_SCOPE) ? project.version : project.dependencies[name]!]),
    ),
  }
}

/** Returns the attribution that must accompany the gazetteer, from `src/places/README.md`. */
function attribution(): string {
  const [, text] = /\n### (Attribution[^]*?)(?=\n##? |$)/.exec(readFileSync(`${SOURCE_ROOT}places/README.md`, 'utf8')) ?? []
  if (text === undefined) throw new Error('src/places/README.md: no attribution')
  return `# ${text.trim()}\n`
}

async function pack(one: EnginePackage): Promise<void> {
  const folder = join(target, one.folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dist = join(folder, 'dist')
  await buildPackageModules(one, dist)
  buildPackageTypes(one, dist)
  for (const file of one.data) cpSync(SOURCE_ROOT + file, join(dist, file))
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(`${SOURCE_ROOT}build/packages/${one.folder}/${file}`, join(folder, file))
  if (one.data.length > 0) writeFileSync(join(folder, 'NOTICE.md'), attribution())
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(one), null, 2)}\n`)
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, folder], { stdio: 'inherit' })
}

for (const one of ENGINE_PACKAGES) await pack(one)
