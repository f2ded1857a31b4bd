import { alignColumns } from './columns.ts'
import { COMMANDS } from './commands.ts'
import { FlagError } from './flag-error.ts'

const HELP = ['-h', '--help']

function overview(): readonly string[] {
  const rows = Object.entries(COMMANDS).map(([name, { about }]) => [`  ${name}`, about])
  return [
    'mingshu <command> [flags]',
    '',
    ...alignColumns(rows),
    '',
    'mingshu <command> -h tells the flags of a command; mingshu --version, the version',
  ]
}

async function version(): Promise<string> {
  const { default: project } = await import('../../package.json', { with: { type: 'json' } })
  return project.version
}

async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command !== undefined && HELP.includes(command)) return console.log(overview().join('\n'))
  if (command === '--version') return console.log(await version())
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (known === undefined)
    throw new FlagError(command ?? 'mingshu', `expected a command: ${Object.keys(COMMANDS).join(', ')}. See mingshu --help`)
  const loaded = await known.load()
  if (args.some((arg) => HELP.includes(arg))) console.log(loaded.usage)
  else await loaded.run(args)
}

/** Runs the command line and returns the exit code: 0, or 2 for a wrong word or flag, after one line about it on stderr. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    await run(args)
    return 0
  } catch (error) {
    if (!(error instanceof FlagError)) throw error
    console.error(error.message)
    return 2
  }
}
