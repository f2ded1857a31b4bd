import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/contract/locale.ts'

/** Where the catalogues stand; their check has them written elsewhere, to compare. */
const folder = process.env['CATALOGUES'] ?? '<rootDir>/src/locales'

export default defineConfig({
  sourceLocale: LOCALES[0],
  locales: [...LOCALES],
  fallbackLocales: {},
  catalogs: [{ path: `${folder}/{locale}`, include: ['src/app', 'src/server'] }],
  orderBy: 'messageId',
  // With line numbers, branches that touch the same file would disagree about every message in it.
  format: formatter({ lineNumbers: false }),
})
