import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without these a browser in a closed network spends its time on look-ups of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium on this machine: `CHROMIUM`, then the path, then the usual place; `undefined` when there is none. */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const folder of (process.env.PATH ?? '').split(':')) {
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  }
  return undefined
}

/** Finds a browser, or installs one: Debian's package when we may, else Playwright's own build. */
export function ensureChromium(): void {
  if (chromiumPath()) return
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])
  } else run('npx', ['playwright', 'install', 'chromium'])
}
