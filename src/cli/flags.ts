import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { FlagError } from './flag-error.ts'

/** Flags of a command: those with a value, each with an example value, and switches. */
export interface FlagDefinitions {
  readonly values: Readonly<Record<string, string>>
  readonly switches: readonly string[]
}

export interface ParsedFlags {
  readonly values: ReadonlyMap<string, string>
  readonly switches: ReadonlySet<string>
}

function optionsOf({ values, switches }: FlagDefinitions): Record<string, ParseArgsOptionDescriptor> {
  const of = (names: readonly string[], type: 'string' | 'boolean') => names.map((name) => [name, { type }] as const)
  return Object.fromEntries([...of(Object.keys(values), 'string'), ...of(switches, 'boolean')])
}

/**
 * Parses `--name value`, `--name=value` and `--switch` in any order. @throws FlagError for other words, a missing value
 * or a repeated flag
 */
export function parseFlags(args: readonly string[], set: FlagDefinitions): ParsedFlags {
  const options = optionsOf(set)
  const found = { values: new Map<string, string>(), switches: new Set<string>() }
  // Not strict: errors are reported below, in one line with an example.
  for (const token of parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name))
      throw new FlagError(args[token.index]!, 'no such flag. See mingshu --help')
    const { name, rawName, value } = token
    if (found.values.has(name) || found.switches.has(name)) throw new FlagError(rawName, 'given twice')
    if (options[name]!.type === 'string') found.values.set(name, valueOf(rawName, value, set.values[name]!))
    else if (value === undefined) found.switches.add(name)
    else throw new FlagError(rawName, 'takes no value')
  }
  return found
}

function valueOf(flag: string, value: string | undefined, example: string): string {
  if (value === undefined || value === '' || value.startsWith('--')) throw new FlagError(flag, `expected a value, as in ${flag} ${example}`)
  return value
}

/** Returns the value of a required flag. @throws FlagError if the flag is missing */
export function getRequiredFlag({ values }: ParsedFlags, name: string, { values: examples }: FlagDefinitions): string {
  const value = values.get(name)
  if (value === undefined) throw new FlagError(`--${name}`, `missing, as in --${name} ${examples[name]!}`)
  return value
}

/** Checks that a flag's value is one of its choices. @throws FlagError */
export function parseFlagChoice<T extends string>(value: string, name: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new FlagError(`--${name}`, `expected ${choices.join(' or ')}, not ${value}`)
  return choice
}

/** Merges several sets of flags. */
export function mergeFlagDefinitions(...sets: readonly FlagDefinitions[]): FlagDefinitions {
  return {
    values: Object.assign({}, ...sets.map(({ values }) => values)) as FlagDefinitions['values'],
    switches: sets.flatMap(({ switches }) => switches),
  }
}
