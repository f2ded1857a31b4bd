/** Repeats a test file under CPU load and counts failures: `npm run test:steady -- tests/e2e/tabs.spec.ts 10`. E2e tests need a build. */
import { spawn, spawnSync } from 'node:child_process'
import { singleFileCommand } from './support/commands.ts'

const [file, times = '5'] = process.argv.slice(2)
if (file === undefined || !(Number(times) > 0)) throw new Error('usage: npm run test:steady -- <file> [times]')

const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
const [command, ...args] = singleFileCommand(file)
let failed = 0
for (let at = 1; at <= Number(times); at++) {
  const { status, stdout } = spawnSync(command!, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  console.log(`${at}: ${status === 0 ? 'passed' : `failed\n${stdout}`}`)
  if (status !== 0) failed++
}
for (const loop of loops) loop.kill()
console.log(`${failed} of ${times} failed`)
process.exitCode = failed === 0 ? 0 : 1
