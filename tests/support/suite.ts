/** A test runner's whole run, and what becomes of the tests that fail in it. */
import { type Failure, type FileTime, readReport, type Report } from './report.ts'

export interface Outcome {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Failed at first, and passed alone. */
  readonly unsteady: readonly Failure[]
  readonly times: readonly FileTime[]
}

/** A test runner: the command of all its tests, or of one file, which writes a JSON report. */
export interface Runner {
  readonly name: string
  readonly command: (report: string, file?: string) => readonly string[]
}

interface Ground {
  /** Runs a command to its end; whether it went well. */
  readonly run: (name: string, command: readonly string[]) => Promise<boolean>
  /** The project's folder. */
  readonly root: string
  /** Folder of the reports. */
  readonly results: string
}

/** More than these are no bad luck: then nothing runs again, and the run fails. */
export const UNSTEADY_LIMIT = 5

/** Runs a runner once. A run that fails without a failed test, or that ran none, counts as one failure. */
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
 * Runs all tests of a runner, then each file that failed once more, alone in a process of its own. What passes then counts as passed
 * and is reported as unsteady; what fails again has failed.
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
