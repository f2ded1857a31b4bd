/** Quick checks, under two minutes: types, format, lint, catalogues, and tests without build, browser, PostgreSQL or child processes. */
import { conclude, partSuite, scripts } from './support/steps.ts'

process.env['POSTGRES'] = 'off'
const checks = scripts('check:format', 'check:types', 'check:lint', 'check:catalogues')
const parts = partSuite('--project=parts', '--project=isolated', '--project=screens')
await conclude([checks, parts])
