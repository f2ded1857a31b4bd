import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags that stop the browser's own network requests, which time out in a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the path of the first of these programs that is on PATH; `undefined` when there is none. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path))
}

/** Returns the path of the installed Chromium, from `CHROMIUM` or else from PATH; `undefined` when there is none. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM ?? onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/**
 * Returns the path of the headless shell, else of Chromium. The shell uses a third less CPU time, but does not support background
 * sync.
 */
export const headlessShellPath = (): string | undefined => process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? chromiumPath()

/** Installs a browser if there is none: as root on Debian from its packages, else as Playwright's build. */
export function ensureChromium(): void {
  if (chromiumPath()) return
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk'])
  } else run('npx', ['playwright', 'install', 'chromium'])
}
