import type { AnyNode, MemberExpression } from 'acorn'
import { parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { compatData, featureAt, Needs } from './needs.ts'

const { builtins } = compatData.javascript
const { api } = compatData

/** Global object of a page → its interface. */
const INSTANCES: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
}
const GLOBAL = /^(?:globalThis|self|window)$/
const ITERATOR = /^(?:values|keys|entries)$/

/** Member name → features of all built-in objects and interfaces with such a member. */
const owners = new Map<string, Identifier[]>()
for (const owner of [...Object.values(builtins!), ...Object.values(builtins!['Intl']!), ...Object.values(api)])
  for (const [name, feature] of Object.entries(owner)) if (feature.__compat) owners.set(name, [...(owners.get(name) ?? []), feature])
const ofLanguage = new Set(Object.values(builtins!).flatMap((owner) => Object.keys(owner)))
/** Whether a method name suffices to identify a feature: members of the language's objects, and names of several words. */
const isDistinctive = (name: string) => ofLanguage.has(name) || /[A-Z]/.test(name)

/** Returns the features that a script needs. @throws SyntaxError for an invalid script or syntax newer than the parser */
export function browserNeedsOfScript(code: string): Needs {
  const needs = new Needs()
  const own = new Set<string>()
  const free = new Set<string>()
  const members: [object: string, name: string][] = []
  fullAncestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node, _state, ancestors, type) => {
    noteSyntax(needs, node, ancestors)
    // The walker reports names that are bound or assigned in patterns with this type.
    if (type === 'VariablePattern' && node.type === 'Identifier') own.add(node.name)
    else if (node.type.startsWith('Import') && 'local' in node) own.add((node.local as { name: string }).name)
    else if (type === 'Identifier' && node.type === 'Identifier') free.add(node.name)
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      if (node.object.type === 'Identifier') members.push([node.object.name, node.property.name])
      const parent = ancestors.at(-2)
      if (parent?.type === 'CallExpression' && parent.callee === node) noteMethod(needs, node, node.property.name)
    }
  })
  for (const name of free) if (!own.has(name)) noteGlobal(needs, name)
  for (const [object, name] of members) if (!own.has(object)) noteMember(needs, object, name)
  return needs
}

function noteGlobal(needs: Needs, name: string): void {
  const scopes = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'].map((scope) => api[scope]?.[name])
  needs.note(name, builtins![name], api[name], ...scopes)
}

function noteMember(needs: Needs, object: string, name: string): void {
  if (GLOBAL.test(object)) noteGlobal(needs, name)
  else needs.note(`${object}.${name}`, builtins![object]?.[name], api[object]?.[`${name}_static`], api[INSTANCES[object] ?? '']?.[name])
}

/** Adds a method by its name if its object is unknown; also adds methods called on iterators, which arrays have, too. */
function noteMethod(needs: Needs, { object }: MemberExpression, name: string): void {
  const isKnown = object.type === 'Identifier' && Boolean(builtins![object.name] ?? api[INSTANCES[object.name] ?? object.name])
  if (!isKnown && isDistinctive(name)) needs.note(`.${name}()`, ...(owners.get(name) ?? []))
  if (object.type !== 'CallExpression' || object.arguments.length > 0 || object.callee.type !== 'MemberExpression') return
  const { property } = object.callee
  if (property.type === 'Identifier' && ITERATOR.test(property.name))
    needs.note(`.${property.name}().${name}()`, builtins!['Iterator']?.[name])
}

function noteSyntax(needs: Needs, node: AnyNode, ancestors: readonly AnyNode[]): void {
  for (const path of syntaxOf(node, ancestors)) needs.note(path, featureAt(`javascript.${path}`))
}

const ASSIGNMENTS: Readonly<Record<string, string>> = { '??=': 'nullish_coalescing', '||=': 'logical_or', '&&=': 'logical_and' }

/** Returns the paths, below `javascript`, of the syntax features that a node uses. */
function syntaxOf(node: AnyNode, ancestors: readonly AnyNode[]): string[] {
  switch (node.type) {
    case 'StaticBlock':
      return ['classes.static.initialization_blocks']
    case 'PropertyDefinition':
      return [`classes.${node.key.type === 'PrivateIdentifier' ? 'private' : 'public'}_class_fields`]
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? ['classes.private_class_methods'] : []
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? ['classes.private_class_fields_in'] : []
    case 'AssignmentExpression':
      return node.operator in ASSIGNMENTS ? [`operators.${ASSIGNMENTS[node.operator]}_assignment`] : []
    case 'LogicalExpression':
      return node.operator === '??' ? ['operators.nullish_coalescing'] : []
    case 'ChainExpression':
      return ['operators.optional_chaining']
    case 'AwaitExpression':
      return ancestors.some(({ type }) => /Function/.test(type)) ? [] : ['operators.await.top_level']
    case 'ForOfStatement':
      return node.await ? ['statements.for_await_of'] : []
    case 'VariableDeclaration':
      return /using/.test(node.kind) ? [`statements.${node.kind.replace(' ', '_')}`] : []
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? ['statements.import.import_attributes'] : []
    case 'ImportExpression':
      return node.options ? ['operators.import.options_parameter'] : []
    case 'MetaProperty':
      return node.meta.name === 'import' ? ['operators.import_meta'] : []
    case 'CatchClause':
      return node.param ? [] : ['statements.try_catch.optional_catch_binding']
    case 'Literal':
      return node.regex ? patternNeeds(node.regex.pattern, node.regex.flags) : []
    case 'NewExpression':
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'RegExp' ? patternNeeds(...node.arguments.map(textOf)) : []
    default:
      return []
  }
}

/** Returns the text of a string; of a template only the static parts; else an empty text. */
function textOf(node: AnyNode): string {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('')
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

function patternNeeds(pattern = '', flags = ''): string[] {
  const names = [...pattern.matchAll(/\(\?<([\p{L}$_][\p{L}\d$_]*)>/gu)].map(([, name]) => name)
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(pattern) ? ['regular_expressions.modifier'] : []),
    ...(/\\p\{/iu.test(pattern) ? ['regular_expressions.unicode_character_class_escape'] : []),
    ...(names.length > 0 ? ['regular_expressions.named_capturing_group'] : []),
    ...(new Set(names).size < names.length ? ['regular_expressions.named_capturing_group.duplicate_named_capturing_groups'] : []),
    ...(flags.includes('v') ? ['builtins.RegExp.unicodeSets'] : []),
    ...(flags.includes('d') ? ['builtins.RegExp.hasIndices'] : []),
  ]
}
