import type { Plugin } from 'vite'

/**
 * The oldest browsers that the product is for, on phones as on desktops. The build needs nothing newer
 * (`tests/build/browsers.slow.test.ts`), and `public/boot.js` turns older ones away.
 */
export const minimumBrowsers = { Safari: '16.4', Chrome: '111', Firefox: '121' } as const

const versions = Object.entries(minimumBrowsers)

/** The same as a target of the build. */
export const buildTarget = versions.map(([name, version]) => name.toLowerCase() + version)

/** Writes them into the page, for what `public/boot.js` says. */
export function browsersMeta(): Plugin {
  const content = versions.map(([name, version]) => `${name} ${version}`).join(', ')
  return {
    name: 'browsers-meta',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'mingshu-browsers', content }, injectTo: 'head' }],
  }
}
