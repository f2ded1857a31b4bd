import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseAst } from 'vite'
import type { Locale } from '#contract/locale.ts'

/*
 * Words that a language has outside the catalogues stand under its name in some object (`en_US: { … }`), wherever in the app
 * that is. They are read from the source: a new file is read without being named, and so is every branch of a function.
 */

const app = join(import.meta.dirname, '../app')

type Node = ESTree.Node

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const within = (node: Node): Node[] => [node, ...partsOf(node).flatMap(within)]

/** What a file says, a text each; what is filled in stands as a 1. */
function textOf(node: Node): string[] {
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('1')]
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

const nameOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined)

/** Every text under a language's name in a program; where another name of the file stands there, what that is. */
function textsUnder(locale: Locale, program: Node): string[] {
  const all = within(program)
  const constants = new Map(all.flatMap((node) => (node.type === 'VariableDeclarator' && node.init ? [[nameOf(node.id), node.init]] : [])))
  const worded = all.flatMap((node) => (node.type === 'Property' && nameOf(node.key) === locale ? [node.value as Node] : []))
  return worded.flatMap((value) => within((value.type === 'Identifier' && constants.get(value.name)) || value).flatMap(textOf))
}

/** Every text that the app has of a language outside its catalogue, by the file's path. */
export function wordsOutside(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).sort()
  const sources = files.map((path) => [path, readFileSync(join(app, path), 'utf8')] as const)
  const read = sources
    .filter(([, source]) => source.includes(locale))
    .map(([path, source]) => [path, textsUnder(locale, parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))] as const)
  return new Map(read.filter(([, texts]) => texts.length > 0))
}
