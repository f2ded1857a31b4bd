import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { FlagError } from './flag-error.ts'

/** Flags of a command: those that take a value, by an example of it, and switches. */
export interface FlagSet {
  readonly values: Readonly<Record<string, string>>
  readonly switches: readonly string[]
}

export interface Flags {
  readonly values: ReadonlyMap<string, string>
  readonly switches: ReadonlySet<string>
}

function optionsOf({ values, switches }: FlagSet): Record<string, ParseArgsOptionDescriptor> {
  const of = (names: readonly string[], type: 'string' | 'boolean') => names.map((name) => [name, { type }] as const)
  return Object.fromEntries([...of(Object.keys(values), 'string'), ...of(switches, 'boolean')])
}

/** `--name value`, `--name=value` and `--switch`, in any order. @throws FlagError for any other word, a missing value, a flag given twice */
export function flagsOf(words: readonly string[], set: FlagSet): Flags {
  const options = optionsOf(set)
  const found = { values: new Map<string, string>(), switches: new Set<string>() }
  // Not strict: what is wrong is said here, in one line and with an example.
  for (const token of parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name))
      throw new FlagError(words[token.index]!, 'no such flag. See mingshu --help')
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

/** The value of a flag that must be there. @throws FlagError */
export function required({ values }: Flags, name: string, { values: examples }: FlagSet): string {
  const value = values.get(name)
  if (value === undefined) throw new FlagError(`--${name}`, `missing, as in --${name} ${examples[name]!}`)
  return value
}

/** The value of a flag that has a few. @throws FlagError */
export function oneOf<T extends string>(value: string, name: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new FlagError(`--${name}`, `expected ${choices.join(' or ')}, not ${value}`)
  return choice
}

/** The flags of several sets together. */
export function flagSetOf(...sets: readonly FlagSet[]): FlagSet {
  return {
    values: Object.assign({}, ...sets.map(({ values }) => values)) as FlagSet['values'],
    switches: sets.flatMap(({ switches }) => switches),
  }
}
