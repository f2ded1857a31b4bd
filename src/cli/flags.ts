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

/** `--name value`, `--name=value` and `--switch`, in any order. @throws FlagError for any other word, a missing value, a flag given twice */
export function flagsOf(words: readonly string[], { values, switches }: FlagSet): Flags {
  const found = { values: new Map<string, string>(), switches: new Set<string>() }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const [flag = '', ...rest] = word.split('=')
    const name = flag.slice(2)
    const isValue = flag.startsWith('--') && Object.hasOwn(values, name)
    if (!isValue && !(flag.startsWith('--') && switches.includes(name))) throw new FlagError(word, 'no such flag. See mingshu --help')
    if (found.values.has(name) || found.switches.has(name)) throw new FlagError(flag, 'given twice')
    if (!isValue && rest.length > 0) throw new FlagError(flag, 'takes no value')
    if (!isValue) found.switches.add(name)
    else found.values.set(name, valueOf(flag, rest.length > 0 ? rest.join('=') : words[++i], values[name]!))
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
