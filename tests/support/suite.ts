/** Runs a test runner and repeats its failed tests. */
import { type Failure, type FileTime, readReport, type Report } from './report.ts'

export interface Outcome {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Tests that failed at first, but passed when their file ran alone. */
  readonly unsteady: readonly Failure[]
  readonly times: readonly FileTime[]
}

/** A test runner; `command` is for all tests or for one file, and writes its JSON report to the path `report`. */
export interface Runner {
  readonly name: string
  readonly command: (report: string, file?: string) => readonly string[]
}

interface Ground {
  /** Runs a command; resolves to whether it succeeded. */
  readonly run: (name: string, command: readonly string[]) => Promise<boolean>
  /** The project's folder. */
  readonly root: string
  /** Folder of the reports. */
  readonly results: string
}

/** Maximum number of failures after which failed files are repeated; with more, the run fails at once. */
export const UNSTEADY_LIMIT = 5

/** Runs a test runner once. An exit without failures and without a successful result counts as one failure. */
async function runOnce({ command }: Runner, { run, root, results }: Ground, name: string, file?: string): Promise<Report> {
  const path = `${results}/${name}.json`
  const ok = await run(name, command(path, file))
  const report = readReport(path, root)
  if (report.failures.length > 0 || (ok && report.passed > 0)) return report
  return { ...report, failures: [{ file: file ?? '', test: '', error: `${name} ended without a result` }] }
}

const isSame = (failure: Failure, again: Failure): boolean =>
  failure.file === again.file && (failure.test === again.test || again.test === '')

/**
 * Runs all tests, then each file with failures once more in its own process. Tests that pass then count as passed and as
 * unsteady.
 */
export async function runSuite(runner: Runner, ground: Ground): Promise<Outcome> {
  const { passed, failures, times } = await runOnce(runner, ground, runner.name)
  const files = new Set(failures.map(({ file }) => file))
  if (failures.length === 0 || failures.length > UNSTEADY_LIMIT || files.has('')) return { passed, failures, unsteady: [], times }
  const again: Failure[] = []
  for (const [at, file] of [...files].entries()) again.push(...(await runOnce(runner, ground, `${runner.name}-again-${at}`, file)).failures)
  const unsteady = failures.filter((failure) => !again.some((each) => isSame(failure, each)))
  return { passed: passed + unsteady.length, failures: again, unsteady, times }
}
