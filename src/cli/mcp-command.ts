import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import * as z from 'zod'
import { LOCALES } from '#contract/locale.ts'
import type { Tool } from '#server/tools/tool.ts'
import { TOOLS } from '#server/tools/tools.ts'
import { birthArgumentsSchema, type BirthArguments, castChartFromArguments } from './stated-birth.ts'
import { toLocalInstant } from './now-of.ts'

export const usage = `mingshu mcp

  a Model Context Protocol server on standard input and output: an assistant on this computer computes charts instead of guessing`

const INSTRUCTIONS =
  'Bazi (four pillars) computed exactly. Never count pillars, ten gods or luck yourself: call a tool, and say what it said. For entertainment; no medical, legal or investment advice, no dates of death.'

const locale = z.enum(LOCALES).default('en_US').describe('language of the words in the answer')

/** Creates the input schema of a tool: the births, the tool's own fields, the language. */
function inputOf({ people, input }: Tool) {
  const births =
    people === 0 ? {} : people === 1 ? { birth: birthArgumentsSchema } : { birth: birthArgumentsSchema, other: birthArgumentsSchema }
  return z.strictObject({ ...births, ...input.shape, locale })
}

type Called = Readonly<Record<string, unknown>> & { readonly locale: (typeof LOCALES)[number] }

/** Runs a tool for the given births; "now" is this computer's time. */
async function answerOf({ people, run }: Tool, called: Called): Promise<object> {
  const { locale: language, birth: first, other: second, ...own } = called
  const births = [first, second].slice(0, people) as BirthArguments[]
  const charts = await Promise.all(births.map(castChartFromArguments))
  // Not parsed again: the input is validated and its dates are converted to civil dates, which the tool's schema would reject.
  return run(charts as never, own, { locale: language, now: toLocalInstant(new Date()) })
}

/** Serves the tools over standard input and output until the input ends. Nothing else may be written to standard output. */
export async function run(): Promise<void> {
  const server = new McpServer({ name: 'mingshu', version: '1.0.0' }, { instructions: INSTRUCTIONS })
  for (const [name, one] of Object.entries(TOOLS) as [string, Tool][])
    server.registerTool(
      name,
      { description: one.description, inputSchema: inputOf(one), annotations: { readOnlyHint: true, openWorldHint: false } },
      async (called: unknown) => {
        try {
          return { content: [{ type: 'text', text: JSON.stringify(await answerOf(one, called as Called)) }] }
        } catch (error) {
          // A range error names the invalid field; any other error is a defect, which the MCP library reports.
          if (error instanceof RangeError) return { isError: true, content: [{ type: 'text', text: error.message }] }
          throw error
        }
      },
    )
  await server.connect(new StdioServerTransport())
}
