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

/** The first program of these on the path; `undefined` when there is none. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path))
}

/** Path of the Chromium on this machine: `CHROMIUM`, then the path; `undefined` when there is none. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM ?? onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/** The same engine without a window to draw takes a third less of the machine's time; it knows no background sync. */
export const headlessShellPath = (): string | undefined => process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? chromiumPath()

/** Finds a browser, or installs one: Debian's packages when we may, else Playwright's own builds. */
export function ensureChromium(): void {
  if (chromiumPath()) return
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk'])
  } else run('npx', ['playwright', 'install', 'chromium'])
}
