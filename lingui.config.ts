import { defineConfig } from '@lingui/cli'
import { LOCALES } from './src/contract/locale.ts'

export default defineConfig({
  sourceLocale: LOCALES[0],
  locales: [...LOCALES],
  fallbackLocales: {},
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src/app', 'src/server'] }],
  orderBy: 'messageId',
})
