/** Commands of the two test runners. */

export const VITEST = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts']
export const PLAYWRIGHT = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']

/** Tag of end-to-end tests that cover a variant of a journey. */
export const VARIANT_TAG = '@further'

/** Returns the command that runs a single test file with its runner. */
export const singleFileCommand = (file: string): readonly string[] =>
  file.endsWith('.spec.ts') ? [...PLAYWRIGHT, `/${file}`] : [...VITEST, file]
