/**
 * Browser features that a file needs, and whether the oldest supported browsers have them according to MDN's compatibility data.
 */
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { minimumBrowsers } from '#build/browsers.ts'

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Map of a name to features. A name such as `.at()` may belong to several objects; it then has the features of all of them. */
export class Needs extends Map<string, readonly Identifier[]> {
  /** Adds those features for which there is data; returns whether there are any. */
  note(name: string, ...features: readonly (Identifier | undefined)[]): boolean {
    const known = features.filter((each) => each?.__compat !== undefined) as Identifier[]
    if (known.length > 0) this.set(name, known)
    return known.length > 0
  }

  /** Returns the names of which every possible feature is missing in one of these browser versions. */
  missingIn(versions: Readonly<Record<string, string>> = minimumBrowsers): string[] {
    return [...this].filter(([, features]) => features.every((each) => isMissing(each, versions))).map(([name]) => name)
  }
}

/** Returns the compatibility data of a feature by its path, e.g. `javascript.builtins.Map.groupBy`. */
export function featureAt(path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((at, key) => at?.[key], compatData as unknown as Identifier)
}

/** Supported browser → the names of its desktop and its phone version in MDN's data. */
const enginesOf: Readonly<Record<string, readonly [desktop: BrowserName, phone: BrowserName]>> = {
  Safari: ['safari', 'safari_ios'],
  Chrome: ['chrome', 'chrome_android'],
  Firefox: ['firefox', 'firefox_android'],
}

function isMissing({ __compat }: Identifier, versions: Readonly<Record<string, string>>): boolean {
  return Object.entries(versions).some(([name, version]) =>
    enginesOf[name]!.some((engine) => firstVersion(__compat!.support[engine]) > Number(version)),
  )
}

/** Returns the first version with the feature, not counting prefixed, flagged or renamed ones; Infinity if there is none. */
function firstVersion(support: SupportStatement | undefined): number {
  const plain = [support ?? []].flat().filter((each) => !each.flags && !each.prefix && !each.alternative_name)
  return Math.min(
    ...plain.map(({ version_added }) => (version_added === false ? Infinity : parseFloat(version_added.replace('≤', '')) || Infinity)),
  )
}
