/** Reads the JSON reports of the two test runners. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A failed test; `test` is empty if its file could not be loaded. */
export interface Failure {
  /** Path from the project's root. */
  readonly file: string
  readonly test: string
  /** First line of the test's error. */
  readonly error: string
  /** Path of the browser trace, if one was recorded. */
  readonly trace?: string
}

export interface FileTime {
  /** Path from the project's root. */
  readonly file: string
  readonly seconds: number
}

export interface Report {
  readonly passed: number
  readonly failures: readonly Failure[]
  readonly times: readonly FileTime[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages?: readonly string[] }[]
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string }
  /** Milliseconds. */
  readonly duration: number
  readonly attachments: readonly { readonly name: string; readonly path?: string }[]
}

interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[]
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
  const times = files.map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
  return { passed, failures, times }
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

function failureOf(file: string, test: string, results: readonly PlaywrightResult[]): Failure {
  const failed = results.find(({ error }) => error)
  const trace = failed?.attachments.find(({ name }) => name === 'trace')?.path
  return { file, test, error: firstLine(failed?.error?.message), ...(trace && { trace }) }
}

function playwrightReport(top: PlaywrightSuite): Report {
  const tests = specsOf(top).flatMap(({ title, file, tests: each }) => each.map((one) => ({ ...one, title, file: `tests/e2e/${file}` })))
  const seconds = Map.groupBy(tests, ({ file }) => file)
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, title, results }) => failureOf(file, title, results)),
    times: [...seconds].map(([file, ran]) => ({
      file,
      seconds: ran.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}

/** Parses a report of Vitest or Playwright; returns an empty report if the runner wrote none. `root` is the project's folder. */
export function readReport(path: string, root: string): Report {
  if (!existsSync(path)) return { passed: 0, failures: [], times: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as { readonly testResults?: readonly VitestFile[] } & PlaywrightSuite
  return report.testResults ? vitestReport(report.testResults, root) : playwrightReport(report)
}
