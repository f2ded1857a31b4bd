import { columnsOf } from './columns.ts'
import { COMMANDS } from './commands.ts'
import { FlagError } from './flag-error.ts'

const HELP = ['-h', '--help']

function overview(): readonly string[] {
  const rows = Object.entries(COMMANDS).map(([name, { about }]) => [`  ${name}`, about])
  return [
    'mingshu <command> [flags]',
    '',
    ...columnsOf(rows),
    '',
    'mingshu <command> -h tells the flags of a command; mingshu --version, the version',
  ]
}

async function version(): Promise<string> {
  const { default: project } = await import('../../package.json', { with: { type: 'json' } })
  return project.version
}

async function run([command, ...words]: readonly string[]): Promise<void> {
  if (command !== undefined && HELP.includes(command)) return console.log(overview().join('\n'))
  if (command === '--version') return console.log(await version())
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (known === undefined)
    throw new FlagError(command ?? 'mingshu', `expected a command: ${Object.keys(COMMANDS).join(', ')}. See mingshu --help`)
  const loaded = await known.load()
  if (words.some((word) => HELP.includes(word))) console.log(loaded.usage)
  else await loaded.run(words)
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
