import { defineConfig } from 'vite'
import { appPlugins } from '../../src/build/app-plugins.ts'
import { laterWords } from '../../src/build/later-words.ts'
import { sizesInRem } from '../../src/build/sizes-in-rem.ts'

/** Only ever served, beside `npm run dev` and never with the product. */
export default defineConfig({
  root: import.meta.dirname,
  // What is made of packages for it is not `npm run dev`'s.
  cacheDir: '../../node_modules/.vite-catalogue',
  plugins: [laterWords([]), ...appPlugins()],
  css: sizesInRem,
  server: { port: 5175, fs: { allow: ['../..'] } },
})
