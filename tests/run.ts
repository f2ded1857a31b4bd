/**
 * Every test of the project, in two lanes side by side: checks, then parts and screens; the build, then
 * errands in a browser. Ends with `N passed, N failed`; exits with 1 when anything failed.
 */
import { ensureChromium } from './support/chromium.ts'
import { browserSuite, conclude, partSuite, scripts } from './support/steps.ts'

ensureChromium()
const checks = scripts('check:format', 'check:types', 'check:lint', 'check:unused', 'check:catalogues')
const build = scripts('build')
// The byte budgets among the parts weigh what was built.
const parts = Promise.all([checks, build]).then(() => partSuite())
const browser = build.then(browserSuite)
await conclude([checks, build, parts, browser])
