/** Type-checks each part of the project with only the imports and libraries that the part's own tsconfig allows. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { references } = JSON.parse(readFileSync(`${root}/tsconfig.json`, 'utf8')) as { references: { path: string }[] }

function compile(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const tsc = spawn('tsc', ['-p', path], { cwd: root, stdio: 'inherit' })
    tsc.on('exit', (code) => resolve(code === 0))
  })
}

const results: boolean[] = []
// Checks one part after another, because the compiler itself uses every core.
for (const { path } of references) results.push(await compile(path))
const failed = results.filter((ok) => !ok).length
console.log(`types: ${results.length - failed} parts passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
