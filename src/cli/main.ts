import { FlagError } from './flag-error.ts'

interface Command {
  readonly run: (words: readonly string[]) => Promise<void>
  readonly usage: string
}

/** Each is loaded when it is called: a chart need not wait for the texts of the books. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  chart: () => import('./chart-command.ts').then(({ chartCommand, CHART_USAGE }) => ({ run: chartCommand, usage: CHART_USAGE })),
  book: () => import('./book-command.ts').then(({ bookCommand, BOOK_USAGE }) => ({ run: bookCommand, usage: BOOK_USAGE })),
  codes: () => import('./codes-command.ts').then(({ codesCommand, CODES_USAGE }) => ({ run: codesCommand, usage: CODES_USAGE })),
  mcp: () => import('./mcp-command.ts').then(({ mcpCommand, MCP_USAGE }) => ({ run: mcpCommand, usage: MCP_USAGE })),
  jobs: () => import('./jobs-command.ts').then(({ jobsCommand, JOBS_USAGE }) => ({ run: jobsCommand, usage: JOBS_USAGE })),
}

async function run([command, ...words]: readonly string[]): Promise<void> {
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (command === '--help' || words.includes('--help')) {
    const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
    console.log(commands.map(({ usage }) => usage).join('\n\n'))
  } else if (known === undefined)
    throw new FlagError(command ?? 'mingshu', `expected a command: ${Object.keys(COMMANDS).join(', ')}. See mingshu --help`)
  else await (await known()).run(words)
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
