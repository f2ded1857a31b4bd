import type { Plugin } from 'vite'

/**
 * Oldest supported browser versions. `tests/build/browsers.slow.test.ts` checks the build against them; `public/boot.js` rejects
 * older ones.
 */
export const minimumBrowsers = { Safari: '16.4', Chrome: '111', Firefox: '121' } as const

const versions = Object.entries(minimumBrowsers)

/** The same versions as targets of the build. */
export const buildTarget = versions.map(([name, version]) => name.toLowerCase() + version)

/** Adds a `meta` element with the versions to the page, where `public/boot.js` reads them. */
export function createBrowsersMetaPlugin(): Plugin {
  const content = versions.map(([name, version]) => `${name} ${version}`).join(', ')
  return {
    name: 'browsers-meta',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'mingshu-browsers', content }, injectTo: 'head' }],
  }
}
