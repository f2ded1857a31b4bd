/**
 * Every test of the project: the checks beside the build, then parts and screens two files at a time, then errands
 * in two browsers, which have the machine to themselves. Ends with `N passed, N failed`; exits with 1 when anything failed.
 */
import { ensureChromium } from './support/chromium.ts'
import { browserSuite, conclude, partSuite, scripts, treeHash } from './support/steps.ts'

ensureChromium()
const tree = treeHash()
// The same state of the files is tested in the same order, another one in another.
process.env['SEED'] ??= String(Number.parseInt(tree?.slice(0, 6) ?? '1', 16))
console.log(`SEED=${process.env['SEED']}`)
const checks = scripts('check:format', 'check:types', 'check:lint', 'check:unused', 'check:catalogues')
const build = scripts('build')
// The byte budgets among the parts weigh what was built.
const parts = Promise.all([checks, build]).then(() => partSuite())
const browser = parts.then(browserSuite)
await conclude([checks, build, parts, browser], tree)
