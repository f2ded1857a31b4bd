import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseAst } from 'vite'
import type { Locale } from '#contract/locale.ts'

/*
 * Finds texts outside the catalogues in the source: all strings under a language's key in an object (`en_US: { … }`), in every
 * branch.
 */

const app = join(import.meta.dirname, '../app')

type Node = ESTree.Node

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const within = (node: Node): Node[] => [node, ...partsOf(node).flatMap(within)]

/** Returns the text of a string or template node, with 1 for each value of a template; else an empty list. */
function textOf(node: Node): string[] {
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('1')]
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

const nameOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined)

/** Returns all texts under a language's key in a program; a value that is a constant of the same file is resolved. */
function textsUnder(locale: Locale, program: Node): string[] {
  const all = within(program)
  const constants = new Map(all.flatMap((node) => (node.type === 'VariableDeclarator' && node.init ? [[nameOf(node.id), node.init]] : [])))
  const worded = all.flatMap((node) => (node.type === 'Property' && nameOf(node.key) === locale ? [node.value as Node] : []))
  return worded.flatMap((value) => within((value.type === 'Identifier' && constants.get(value.name)) || value).flatMap(textOf))
}

/** Returns all texts of a language outside its catalogue, by file path. */
export function listTextsOutsideCatalogue(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).sort()
  const sources = files.map((path) => [path, readFileSync(join(app, path), 'utf8')] as const)
  const read = sources
    .filter(([, source]) => source.includes(locale))
    .map(([path, source]) => [path, textsUnder(locale, parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))] as const)
  return new Map(read.filter(([, texts]) => texts.length > 0))
}
