import * as z from 'zod'
import { BadInput, castChart, type Chart } from '#bazi/index.ts'
import { offsetSecondsAt } from '#places/index.ts'
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import type { ToolCall, ToolOffer } from '../../../ports/model/model.ts'
import type { ToolContext, Tool } from '../../../tools/tool.ts'
import { computeHexagramFacts } from '../../../tools/hexagram-facts.ts'
import { TOOLS } from '../../../tools/tools.ts'

/** Result of a tool call: JSON, or an error message. */
export type ToolResult = { readonly facts: object } | { readonly wrong: string }

/** Tools offered for one question. They are bound to its charts, so that no call can address another chart. */
export interface OfferedTools {
  readonly offers: readonly ToolOffer[]
  readonly run: (call: ToolCall) => Promise<ToolResult>
}

interface Offer {
  readonly description: string
  readonly input: z.ZodObject
  readonly run: (input: Readonly<Record<string, unknown>>) => object | Promise<object>
}

const WHO = z.enum(['first', 'second']).default('first').describe('whose chart: of who asks, or of the second person')

/** Returns the user's language and local time in the form that tools take. */
function askingOf({ locale, now }: SageQuestion): ToolContext {
  const wall = Date.parse(`${now.local}Z`)
  const offsetSeconds = offsetSecondsAt(now.zone, wall - offsetSecondsAt(now.zone, wall) * 1000)
  return { locale, now: { local: `${now.local}:00`, offsetSeconds } }
}

/** Returns the tool that gives the rules engine's answer; the only one that reads the cast hexagram or drawn lot. */
const rulesOffer = (asked: SageQuestion, answerByRules: () => Promise<readonly AnswerPiece[]>): Offer => ({
  description:
    'What the rules of the house answer to this very question, with reasons, times and one thing to do; in a decision and with a lot also what was thrown. Call it first and build on it.',
  input: z.strictObject({}),
  run: async () => ({
    says: (await answerByRules()).map(({ kind, text }) => ({ kind, text })),
    ...(asked.cast && { cast: computeHexagramFacts(asked.cast, asked.locale) }),
    lot: asked.lot,
  }),
})

function bindTool(one: Tool, charts: () => readonly Chart[], asking: ToolContext): Offer {
  const input = one.people === 1 && charts().length === 2 ? one.input.extend({ who: WHO }) : one.input
  return {
    description: one.description,
    input,
    run: ({ who, ...own }) => {
      const all = charts()
      const whose = one.people === 1 ? [all[who === 'second' ? 1 : 0]!] : all.slice(0, one.people)
      return one.run(whose as never, own, asking)
    },
  }
}

const parameters = (input: z.ZodObject): ToolOffer['parameters'] => {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' })
  return schema
}

const wrongOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')

/** Creates the tools whose required number of people the question has. `answerByRules` returns the rules engine's answer. */
export function createOfferedTools(asked: SageQuestion, answerByRules: () => Promise<readonly AnswerPiece[]>): OfferedTools {
  const people = [asked.person, asked.other].filter((one) => one !== undefined)
  let cast: readonly Chart[] | undefined
  const charts = () => (cast ??= people.map(({ birth }) => castChart(birth)))
  const asking = askingOf(asked)
  // Excludes the tool that casts a hexagram: the hexagram belongs to the question.
  const { hexagram: _, ...tools } = TOOLS
  const fitting = (Object.entries(tools) as [string, Tool][]).filter(([, one]) => one.people <= people.length)
  const all = new Map<string, Offer>([
    ['house_answer', rulesOffer(asked, answerByRules)],
    ...fitting.map(([name, one]) => [name, bindTool(one, charts, asking)] as const),
  ])
  return {
    offers: [...all].map(([name, { description, input }]) => ({ name, description, parameters: parameters(input) })),
    run: async ({ name, input }) => {
      const one = all.get(name)
      if (one === undefined) return { wrong: `there is no tool ${name.slice(0, 40)}` }
      const parsed = one.input.safeParse(jsonOf(input))
      if (!parsed.success) return { wrong: wrongOf(parsed.error) }
      try {
        return { facts: await one.run(parsed.data) }
      } catch (error) {
        if (error instanceof BadInput) return { wrong: error.message }
        throw error
      }
    },
  }
}

/** Parses a tool call's input. Returns invalid JSON as a string, so that the schema reports it. */
function jsonOf(input: string): unknown {
  try {
    return input.trim() === '' ? {} : JSON.parse(input)
  } catch {
    return input
  }
}
