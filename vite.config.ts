import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appPlugins } from './src/build/app-plugins.ts'
import { browsersMeta, buildTarget } from './src/build/browsers.ts'
import { assetFileName, chunkFileName, chunkGroups } from './src/build/chunk-groups.ts'
import { firstFiles } from './src/build/first-files.ts'
import { iconWeights } from './src/build/icon-weights.ts'
import { laterWords } from './src/build/later-words.ts'
import { manifest } from './src/build/manifest.ts'
import { mantineCss } from './src/build/mantine-css.ts'
import { readPages } from './src/build/pages.ts'
import { sizesInRem } from './src/build/sizes-in-rem.ts'

const pages = await readPages()

// Tables and pure functions: whoever takes one thing from a part's door must not get the whole part. What stands in for what an older
// browser lacks is taken for its effect.
const treeshake = {
  moduleSideEffects: (id: string) =>
    /\/src\/(?:bazi|places|birth|almanac|readings|contract|device(?!\/browser))\//.test(id) ? false : undefined,
  // What dexie-react-hooks makes ready for hooks that are not used here.
  manualPureFunctions: ['FinalizationRegistry', 'Reflect.get'],
}

export default defineConfig({
  plugins: [
    mantineCss(),
    iconWeights(),
    firstFiles(pages),
    laterWords(pages),
    browsersMeta(),
    ...appPlugins(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      injectManifest: {
        // A worker is a classic script: what the page loads later is a part of it.
        rollupFormat: 'iife',
        rollupOptions: { treeshake },
        // Its list of files is made when all of them are there (`src/build/file-list.ts`).
        injectionPoint: undefined,
      },
    }),
  ],
  // The library's build for browsers of today: its own door leads to one for those of 2015, which is larger and slower to start.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  css: sizesInRem,
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: buildTarget,
    manifest: true,
    // Whose work went into the bundle, and under which terms.
    license: { fileName: 'licenses/packages.md' },
    // Browsers that the product is for know what to do with it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups(pages) }, chunkFileNames: chunkFileName, assetFileNames: assetFileName },
      treeshake,
    },
  },
  server: { proxy: { '/fapi': 'http://127.0.0.1:8080', '^/pay(?:[/?]|$)': 'http://127.0.0.1:8080' } },
})
