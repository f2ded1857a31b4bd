import * as z from 'zod'
import { FlagError } from './flag-error.ts'
import { chartOutputSchema, explainOutputSchema, reverseOutputSchema } from './schemas/chart.ts'
import { bestDaysOutputSchema, dayOutputSchema, daysOutputSchema } from './schemas/days.ts'
import { luckOutputSchema } from './schemas/luck.ts'
import { matchOutputSchema } from './schemas/match.ts'
import { printJson } from './printed.ts'

const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  chart: chartOutputSchema,
  luck: luckOutputSchema,
  day: dayOutputSchema,
  days: daysOutputSchema,
  'best-days': bestDaysOutputSchema,
  match: matchOutputSchema,
  explain: explainOutputSchema,
  reverse: reverseOutputSchema,
}

const commands = Object.keys(ANSWERS).join(', ')

export const usage = `mingshu schema chart

  the JSON Schema (draft 2020-12) of what a command prints with --json: ${commands}`

/** Prints the JSON schema of a command's output. @throws FlagError */
export async function run([command, ...more]: readonly string[]): Promise<void> {
  if (command === undefined || !Object.hasOwn(ANSWERS, command)) throw new FlagError(command ?? 'schema', `expected one of ${commands}`)
  if (more[0] !== undefined) throw new FlagError(more[0], 'one command at a time')
  const schema = z.toJSONSchema(ANSWERS[command]!, { reused: 'ref' })
  printJson({ title: `mingshu ${command} --json`, ...schema })
}
