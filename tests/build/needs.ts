/** What a file needs of a browser, by the compatibility data of MDN, and whether the oldest browsers that we take have it. */
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { minimumBrowsers } from '#build/browsers.ts'

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Features by name. Where a name alone cannot tell which is meant (`.at()` of arrays, of strings), all that are called so. */
export class Needs extends Map<string, readonly Identifier[]> {
  /** Notes the features at these paths, as far as there are data; whether there are any. */
  note(name: string, ...features: readonly (Identifier | undefined)[]): boolean {
    const known = features.filter((each) => each?.__compat !== undefined) as Identifier[]
    if (known.length > 0) this.set(name, known)
    return known.length > 0
  }

  /** Names of what some browser of these versions lacks, whichever feature is meant. */
  missingIn(versions: Readonly<Record<string, string>> = minimumBrowsers): string[] {
    return [...this].filter(([, features]) => features.every((each) => isMissing(each, versions))).map(([name]) => name)
  }
}

/** The data of a feature by its path: `javascript.builtins.Map.groupBy`. */
export function featureAt(path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((at, key) => at?.[key], compatData as unknown as Identifier)
}

/** On desks and on phones. */
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

/** The first version that has it under its own name and without a switch, be it with gaps; none: infinite. */
function firstVersion(support: SupportStatement | undefined): number {
  const plain = [support ?? []].flat().filter((each) => !each.flags && !each.prefix && !each.alternative_name)
  return Math.min(
    ...plain.map(({ version_added }) => (version_added === false ? Infinity : parseFloat(version_added.replace('≤', '')) || Infinity)),
  )
}
