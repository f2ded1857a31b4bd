import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '#contract/locale.ts'
import { listScreenCharacters } from './characters.ts'
import { buildChineseCore, buildLatinCore } from './core-font.ts'
import { chineseFaces, latinFaces } from './faces.ts'
import { listSlices } from '#server/ports/painter/slices.ts'
import { createCompleteStyleSheet, createCoreStyleSheet } from './style-sheets.ts'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/mingshu-fonts')
const target = join(root, 'src/app/fonts/generated')

/** Makes all files of the core fonts by name: woff2 fonts and their style sheets. */
export async function createCoreFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { name, font } of await Promise.all(latinFaces.map(buildLatinCore))) files.set(name, font)
  for (const locale of LOCALES)
    for (const face of chineseFaces[locale]) {
      const core = await buildChineseCore(face, locale, listScreenCharacters(locale))
      files.set(core.name, core.font)
      files.set(`${locale}-${face.name}.css`, Buffer.from(createCoreStyleSheet(face, core)))
      const complete = createCompleteStyleSheet(face, listSlices(face.styleSheet), target)
      files.set(`rest-${face.complete.name}.css`, Buffer.from(complete))
    }
  return files
}

/** Returns a hash of every input: the characters, the font packages and this folder's code. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const locale of LOCALES) hash.update([...listScreenCharacters(locale)].sort((a, b) => a - b).join())
  for (const file of globSync('*.ts', { cwd: import.meta.dirname }).sort()) hash.update(readFileSync(join(import.meta.dirname, file)))
  const packages = new Set([
    'subset-font/index.js',
    ...[...latinFaces, ...LOCALES.flatMap((locale) => chineseFaces[locale])].map((face) => face.styleSheet),
  ])
  for (const name of packages) hash.update(readFileSync(fileURLToPath(import.meta.resolve(name))))
  return hash.digest('hex').slice(0, 24)
}

/** Writes the core fonts to `src/app/fonts/generated/`; copies them from the cache if no input has changed. */
export async function buildFonts(): Promise<void> {
  const print = fingerprint()
  const stamp = join(target, 'fingerprint.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  const cached = join(cache, print)
  if (!existsSync(cached)) {
    const unfinished = `${cached}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    for (const [name, data] of await createCoreFonts()) writeFileSync(join(unfinished, name), data)
    // Concurrent builds make identical files, so the slower one discards its own.
    if (existsSync(cached)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, cached)
  }
  rmSync(target, { recursive: true, force: true })
  cpSync(cached, target, { recursive: true })
  writeFileSync(stamp, print)
}

function report() {
  for (const group of ['latin', ...LOCALES]) {
    const fonts = readdirSync(target).filter((name) => name.startsWith(`core-${group}-`))
    const bytes = fonts.reduce((sum, name) => sum + statSync(join(target, name)).size, 0)
    console.log(`fonts ${group}: ${fonts.length} files, ${(bytes / 1024).toFixed(0)} KiB`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildFonts()
  report()
}
