/** Quick checks, under two minutes: types, format, lint, catalogues, and tests without build, browser, PostgreSQL or child processes. */
import { reportOutcomes, runVitestSuite, runScripts } from './support/steps.ts'

process.env['POSTGRES'] = 'off'
const checks = runScripts('check:format', 'check:types', 'check:lint', 'check:catalogues')
const parts = runVitestSuite('--project=parts', '--project=isolated', '--project=screens')
await reportOutcomes([checks, parts])
