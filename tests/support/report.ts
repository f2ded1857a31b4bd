/** Reads the JSON reports of the two test runners. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed; `test` is empty where its file could not be loaded. */
export interface Failure {
  /** Path from the project's root. */
  readonly file: string
  readonly test: string
  /** First line of its error. */
  readonly error: string
}

export interface Report {
  readonly passed: number
  readonly failures: readonly Failure[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages?: readonly string[] }[]
}

interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly tests: readonly { readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0]!

function vitestReport(files: readonly VitestFile[], root: string): Report {
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, test: fullName, error: firstLine(failureMessages?.[0]) }))
    return failed.length === 0 && status === 'failed' ? [{ file, test: '', error: firstLine(message) }] : failed
  })
  const passed = files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length
  return { passed, failures }
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

function playwrightReport(top: PlaywrightSuite): Report {
  const tests = specsOf(top).flatMap(({ title, file, tests: each }) =>
    each.map(({ status, results }) => ({
      status,
      file: `tests/e2e/${file}`,
      test: title,
      error: firstLine(results.find(({ error }) => error)?.error?.message),
    })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, test, error }) => ({ file, test, error })),
  }
}

/** The report in a file, Vitest's or Playwright's; an empty one where the runner wrote none. `root`: the project's folder. */
export function readReport(path: string, root: string): Report {
  if (!existsSync(path)) return { passed: 0, failures: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as { readonly testResults?: readonly VitestFile[] } & PlaywrightSuite
  return report.testResults ? vitestReport(report.testResults, root) : playwrightReport(report)
}
