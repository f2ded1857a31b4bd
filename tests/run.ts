/** Runs all checks and tests: checks and build, then Vitest, then end-to-end tests. Exits with 1 if anything failed. */
import { ensureChromium } from './support/chromium.ts'
import { runBrowserSuite, reportOutcomes, runVitestSuite, runScripts, treeHash } from './support/steps.ts'

ensureChromium()
const tree = treeHash()
// The order of the tests depends on the state of the files, so it is reproducible.
process.env['SEED'] ??= String(Number.parseInt(tree?.slice(0, 6) ?? '1', 16))
console.log(`SEED=${process.env['SEED']}`)
const checks = runScripts('check:format', 'check:types', 'check:lint', 'check:unused', 'check:catalogues')
const build = runScripts('build')
// The byte budgets among these tests need the build.
const parts = Promise.all([checks, build]).then(() => runVitestSuite())
const browser = parts.then(runBrowserSuite)
await reportOutcomes([checks, build, parts, browser], tree)
