/** The commands of the two test runners. */

export const VITEST = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts']
export const PLAYWRIGHT = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']

/** The mark of end-to-end tests of one more way through a journey. */
export const FURTHER_TAG = '@further'

/** The command that runs one test file, of either runner. */
export const aloneOf = (file: string): readonly string[] => (file.endsWith('.spec.ts') ? [...PLAYWRIGHT, `/${file}`] : [...VITEST, file])
