/** A browser of another engine with a profile on disk, reduced to the actions of a smoke test. */
export interface EngineBrowser {
  readonly open: (url: string) => Promise<void>
  /** Clicks the element of an XPath once it is clickable. */
  readonly click: (xpath: string) => Promise<void>
  /** Types into the field of an XPath once it exists. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Runs a function in the page; it can use only its arguments. */
  readonly evaluate: <A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  /** Debian packages that are not installed. */
  readonly missing: () => readonly string[]
  /** Starts the browser with a profile folder. */
  readonly launch: (profile: string) => Promise<EngineBrowser>
}

/** Generous, because a loaded machine is slow, not wrong; a hang still fails. */
export const DEADLINE_MS = 120_000

/** A phone's viewport, as in all browser tests. */
export const VIEWPORT = { width: 390, height: 844 }

/** Engines that are installed. Throws in CI where one is missing; warns on a developer's machine. */
export function listInstalledEngines(engines: readonly Engine[]): readonly Engine[] {
  return engines.filter(({ name, missing }) => {
    const packages = missing().join(' ')
    if (packages === '') return true
    if (process.env['CI']) throw new Error(`${name} is not installed, and CI must test with it (apt-get install ${packages})`)
    console.warn(`LEFT OUT: the app in ${name}; it is not installed here (apt-get install ${packages}).`)
    return false
  })
}
