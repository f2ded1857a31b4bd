import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs the engine's packages from their tarballs into an empty project, offline; returns its folder. */
export function installEngine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-packages-'))
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs)
  execFileSync('npm', ['run', '--silent', 'pack:engine', '--', tarballs], { cwd: root })
  // The almanac's dependency comes from this project's own installation.
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', tarballs, `${root}node_modules/tyme4ts`])
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  const files = readdirSync(tarballs).filter((name) => name.endsWith('.tgz'))
  execFileSync(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...files.map((name) => join(tarballs, name))],
    {
      cwd: project,
    },
  )
  return project
}
