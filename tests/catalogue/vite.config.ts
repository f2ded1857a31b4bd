import { defineConfig } from 'vite'
import { createAppPlugins } from '../../src/build/app-plugins.ts'
import { createSplitCataloguesPlugin } from '../../src/build/later-words.ts'
import { remSizesCssOptions } from '../../src/build/sizes-in-rem.ts'

/** Served only in development, beside `npm run dev`; never built. */
export default defineConfig({
  root: import.meta.dirname,
  // Separate from the dependency cache of `npm run dev`.
  cacheDir: '../../node_modules/.vite-catalogue',
  plugins: [createSplitCataloguesPlugin([]), ...createAppPlugins()],
  css: remSizesCssOptions,
  server: { port: 5175, fs: { allow: ['../..'] } },
})
