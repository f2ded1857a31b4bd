import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = new URL('../../..', import.meta.url).pathname

/** Copies the project with its own build, so that a second version can be made from it. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mingshu-version-'))
  for (const name of ['src', 'dist', 'package.json']) cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Copies the project with a build in which every script has another name. */
export function nextVersion(): string {
  const copy = copyOfProject()
  const dist = join(copy, 'dist/')
  const scripts = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js'))
  const anyScript = new RegExp(scripts.join('|').replaceAll('.', String.raw`\.`), 'g')
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(dist + name)
    if (!/\.(?:js|html)$/.test(name)) continue
    const text = readFileSync(dist + name, 'utf8')
    writeFileSync(dist + name, text.replaceAll(anyScript, renamed))
    renameSync(dist + name, dist + name.replaceAll(anyScript, renamed))
  }
  execFileSync(process.execPath, [join(copy, 'src/build/file-list.ts')])
  return copy
}

function renamed(script: string): string {
  return script.replace(/.(?=\.js$)/, (last) => (last === '2' ? '3' : '2'))
}
