import { defineConfig } from 'vite'
import { appPlugins } from '../../src/build/app-plugins.ts'
import { splitCatalogues } from '../../src/build/later-words.ts'
import { sizesInRem } from '../../src/build/sizes-in-rem.ts'

/** Served only in development, beside `npm run dev`; never built. */
export default defineConfig({
  root: import.meta.dirname,
  // Separate from the dependency cache of `npm run dev`.
  cacheDir: '../../node_modules/.vite-catalogue',
  plugins: [splitCatalogues([]), ...appPlugins()],
  css: sizesInRem,
  server: { port: 5175, fs: { allow: ['../..'] } },
})
