import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createAppPlugins } from './src/build/app-plugins.ts'
import { createBrowsersMetaPlugin, buildTarget } from './src/build/browsers.ts'
import { getAssetFileName, getChunkFileName, createChunkGroups } from './src/build/chunk-groups.ts'
import { createFirstFilesPlugin } from './src/build/first-files.ts'
import { createIconWeightsPlugin } from './src/build/icon-weights.ts'
import { createSplitCataloguesPlugin } from './src/build/later-words.ts'
import { webAppManifest } from './src/build/manifest.ts'
import { createMantineCssPlugin } from './src/build/mantine-css.ts'
import { readPages } from './src/build/pages.ts'
import { remSizesCssOptions } from './src/build/sizes-in-rem.ts'

const pages = await readPages()

// Modules without side effects, so that importing one export does not bundle the whole part. Fallbacks in `device/browser` have effects.
const treeshake = {
  moduleSideEffects: (id: string) =>
    /\/src\/(?:bazi|places|birth|almanac|readings|contract|device(?!\/browser))\//.test(id) ? false : undefined,
  // Side effects that dexie-react-hooks prepares for hooks that are not used here.
  manualPureFunctions: ['FinalizationRegistry', 'Reflect.get'],
}

export default defineConfig({
  plugins: [
    createMantineCssPlugin(),
    createIconWeightsPlugin(),
    createFirstFilesPlugin(pages),
    createSplitCataloguesPlugin(pages),
    createBrowsersMetaPlugin(),
    ...createAppPlugins(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: webAppManifest,
      injectManifest: {
        // The worker is a classic script, so its dynamic imports are bundled.
        rollupFormat: 'iife',
        rollupOptions: { treeshake },
        // The file list is written after all files exist (`src/build/file-list.ts`).
        injectionPoint: undefined,
      },
    }),
  ],
  // Dexie's build for modern browsers; the default one targets 2015, is larger and starts more slowly.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  css: remSizesCssOptions,
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: buildTarget,
    manifest: true,
    // Lists the licences of all bundled packages.
    license: { fileName: 'licenses/packages.md' },
    // All supported browsers implement module preload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: { codeSplitting: { groups: createChunkGroups(pages) }, chunkFileNames: getChunkFileName, assetFileNames: getAssetFileName },
      treeshake,
    },
  },
  server: { proxy: { '/fapi': 'http://127.0.0.1:8080', '^/pay(?:[/?]|$)': 'http://127.0.0.1:8080' } },
})
