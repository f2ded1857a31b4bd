/** Module of a command: its entry function and its usage example. */
export interface Command {
  readonly run: (args: readonly string[]) => Promise<void>
  readonly usage: string
}

interface Listed {
  /** Description in the list of commands, on one line. */
  readonly about: string
  readonly load: () => Promise<Command>
}

/** Commands by name. Each is loaded when it is called, so that `chart` does not load the texts of the books. */
export const COMMANDS: Readonly<Record<string, Listed>> = {
  chart: { about: 'the four pillars of a birth, with what else they may be', load: () => import('./chart-command.ts') },
  luck: { about: 'the ten-year cycles, and the five layers of a moment', load: () => import('./luck-command.ts') },
  day: { about: 'a day for a person', load: () => import('./day-command.ts') },
  days: { about: 'the power values of a range of days', load: () => import('./days-command.ts') },
  'best-days': { about: 'days for a purpose, best first', load: () => import('./best-days-command.ts') },
  match: { about: 'two people beside each other', load: () => import('./match-command.ts') },
  explain: { about: 'why another program gives other pillars', load: () => import('./explain-command.ts') },
  reverse: { about: 'when four pillars stand, from 1850 to 2100', load: () => import('./reverse-command.ts') },
  book: { about: 'the fate book of a birth, or its Annual Book', load: () => import('./book-command.ts') },
  schema: { about: 'the JSON Schema of what a command prints with --json', load: () => import('./schema-command.ts') },
  mcp: { about: 'tools for an assistant on this computer', load: () => import('./mcp-command.ts') },
  codes: { about: 'exchange codes, in a server’s database', load: () => import('./codes-command.ts') },
  jobs: { about: 'what a server has still to do', load: () => import('./jobs-command.ts') },
}
