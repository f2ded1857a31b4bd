/**
 * The lane for work in between, under two minutes: types, format, lint and catalogues beside every test that
 * needs no build, no browser, no PostgreSQL and no process of its own. `npm test` runs the rest as well.
 */
import { conclude, partSuite, scripts } from './support/steps.ts'

process.env['POSTGRES'] = 'off'
const checks = scripts('check:format', 'check:types', 'check:lint', 'check:catalogues')
const parts = partSuite('--project=parts', '--project=anew', '--project=screens')
await conclude([checks, parts])
