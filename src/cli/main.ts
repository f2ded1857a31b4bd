import { bookCommand, BOOK_USAGE } from './book-command.ts'
import { chartCommand, CHART_USAGE } from './chart-command.ts'
import { codesCommand, CODES_USAGE } from './codes-command.ts'
import { FlagError } from './flag-error.ts'
import { jobsCommand, JOBS_USAGE } from './jobs-command.ts'

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  chart: chartCommand,
  book: bookCommand,
  codes: codesCommand,
  jobs: jobsCommand,
}
const USAGES = [CHART_USAGE, BOOK_USAGE, CODES_USAGE, JOBS_USAGE]

async function run([command, ...words]: readonly string[]): Promise<void> {
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (command === '--help' || words.includes('--help')) console.log(USAGES.join('\n\n'))
  else if (known === undefined)
    throw new FlagError(command ?? 'mingshu', `expected a command: ${Object.keys(COMMANDS).join(', ')}. See mingshu --help`)
  else await known(words)
}

/** Runs the command line; the exit code: 0, or 2 for a word or flag that is wrong, named in one line on stderr. */
export async function main(words: readonly string[]): Promise<number> {
  try {
    await run(words)
    return 0
  } catch (error) {
    if (!(error instanceof FlagError)) throw error
    console.error(error.message)
    return 2
  }
}
