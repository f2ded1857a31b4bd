import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/contract/locale.ts'

/** Folder of the catalogues; their check writes to another one to compare. */
const folder = process.env['CATALOGUES'] ?? '<rootDir>/src/locales'

export default defineConfig({
  sourceLocale: LOCALES[0],
  locales: [...LOCALES],
  fallbackLocales: {},
  catalogs: [{ path: `${folder}/{locale}`, include: ['src/app', 'src/server'] }],
  orderBy: 'messageId',
  // Line numbers would cause merge conflicts in every message of a changed file.
  format: formatter({ lineNumbers: false }),
})
