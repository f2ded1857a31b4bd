import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import * as z from 'zod'
import { LOCALES } from '#contract/locale.ts'
import type { Tool } from '#server/tools/tool.ts'
import { TOOLS } from '#server/tools/tools.ts'
import { birth, type BirthArguments, chartOfBirth } from './told-birth.ts'
import { nowOf } from './now-of.ts'

export const usage = `mingshu mcp

  a Model Context Protocol server on standard input and output: an assistant on this computer computes charts instead of guessing`

const INSTRUCTIONS =
  'Bazi (four pillars) computed exactly. Never count pillars, ten gods or luck yourself: call a tool, and say what it said. For entertainment; no medical, legal or investment advice, no dates of death.'

const locale = z.enum(LOCALES).default('en_US').describe('language of the words in the answer')

/** What a caller passes: whose charts, the tool's own input, the language. */
function inputOf({ people, input }: Tool) {
  const births = people === 0 ? {} : people === 1 ? { birth } : { birth, other: birth }
  return z.strictObject({ ...births, ...input.shape, locale })
}

type Called = Readonly<Record<string, unknown>> & { readonly locale: (typeof LOCALES)[number] }

/** Runs a tool for the births that were told. The present is this computer's. */
async function answerOf({ people, run }: Tool, called: Called): Promise<object> {
  const { locale: language, birth: first, other: second, ...own } = called
  const told = [first, second].slice(0, people) as BirthArguments[]
  const charts = await Promise.all(told.map(chartOfBirth))
  // What a tool takes was checked already; dates have become civil dates, which its own schema would not take again.
  return run(charts as never, own, { locale: language, now: nowOf(new Date()) })
}

/** Serves the tools until standard input ends. Nothing else is written to standard output. */
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
          // Ours name the field that is wrong; anything else is a mistake of the program, which the library tells.
          if (error instanceof RangeError) return { isError: true, content: [{ type: 'text', text: error.message }] }
          throw error
        }
      },
    )
  await server.connect(new StdioServerTransport())
}
