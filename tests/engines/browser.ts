/** A browser of another engine with a profile on disk, by the few actions that a smoke test needs. */
export interface EngineBrowser {
  readonly open: (url: string) => Promise<void>
  /** Clicks what the XPath finds, once it can be clicked. */
  readonly click: (xpath: string) => Promise<void>
  /** Types into the field that the XPath finds, once it is there. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. */
  readonly evaluate: <A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  /** What of it is not installed here, as Debian's packages. */
  readonly missing: () => readonly string[]
  /** Starts the browser on a folder that holds its profile. */
  readonly launch: (profile: string) => Promise<EngineBrowser>
}

/** A loaded machine is slow, not wrong: what hangs is still found. */
export const DEADLINE_MS = 120_000

/** As everywhere in the browser tests, the page is a phone's. */
export const VIEWPORT = { width: 390, height: 844 }

/**
 * Those of the engines that can run here. In CI all must: there the absence of one is an error; on a developer's machine it is
 * said and left out.
 */
export function installed(engines: readonly Engine[]): readonly Engine[] {
  return engines.filter(({ name, missing }) => {
    const packages = missing().join(' ')
    if (packages === '') return true
    if (process.env['CI']) throw new Error(`${name} is not installed, and CI must test with it (apt-get install ${packages})`)
    console.warn(`LEFT OUT: the app in ${name}; it is not installed here (apt-get install ${packages}).`)
    return false
  })
}
