/** Lint rules that hold names and comments to the standard terms of `docs/vocabulary.md`; oxlint loads them as a plugin. */
import { BANNED_IN_NAMES, BANNED_IN_TEXT, MAX_COMMENT_LENGTH, MAX_NAME_WORDS, MAX_TITLE_WORDS } from './terms.ts'

/** Parts of ESLint's rule API that the rules use. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly [key: string]: unknown
}
interface Comment extends Node {
  readonly value: string
}
interface Context {
  readonly sourceCode: { getAllComments: () => Comment[] }
  readonly report: (problem: { node: Node; message: string }) => void
}
type Listener = Record<string, (node: Node) => void>

/** Words of an identifier in lower case: `serverTurn` and `SERVER_TURN` give `server`, `turn`. */
function splitName(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase())
}

/** Text of a comment without its markers, on one line. */
function readComment(value: string): string {
  return value
    .replaceAll(/^\s*\*+ ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Why a name is refused; undefined for a good one. */
function findNameProblem(name: string): string | undefined {
  for (const word of splitName(name)) {
    const banned = BANNED_IN_NAMES.find((term) => term.word.test(word))
    if (banned) return `"${word}" in ${name} is a house word. Use the standard term: ${banned.use}.`
  }
  return undefined
}

/** Why a comment or a test's title is refused; undefined for a good one. */
function findTextProblem(text: string): string | undefined {
  const banned = BANNED_IN_TEXT.find((term) => term.word.test(text))
  return banned && `"${banned.word.exec(text)![0]}" is a house word. Write: ${banned.use}.`
}

/** Identifiers that a pattern declares; property names of contracts and tables are not declared here. */
function declared(pattern: unknown): Node[] {
  const node = pattern as Node | null | undefined
  switch (node?.type) {
    case 'Identifier':
      return [node]
    case 'ObjectPattern':
      return (node['properties'] as Node[]).flatMap((property) =>
        property['shorthand'] ? [] : declared(property.type === 'RestElement' ? property['argument'] : property['value']),
      )
    case 'ArrayPattern':
      return (node['elements'] as Node[]).flatMap(declared)
    case 'AssignmentPattern':
      return declared(node['left'])
    case 'RestElement':
      return declared(node['argument'])
    default:
      return []
  }
}

const namesRule = {
  create(context: Context): Listener {
    const check = (pattern: unknown) => {
      for (const node of declared(pattern)) {
        const message = findNameProblem(node.name!)
        if (message) context.report({ node, message })
      }
    }
    const checkFunction = (node: Node) => {
      check(node['id'])
      for (const parameter of node['params'] as Node[]) check(parameter)
    }
    return {
      VariableDeclarator: (node) => check(node['id']),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: (node) => check(node['id']),
      TSTypeAliasDeclaration: (node) => check(node['id']),
      TSInterfaceDeclaration: (node) => check(node['id']),
    }
  },
}

const commentsRule = {
  create(context: Context): Listener {
    return {
      Program: () => {
        for (const node of context.sourceCode.getAllComments()) {
          const message = findTextProblem(readComment(node.value))
          if (message) context.report({ node, message })
        }
      },
    }
  },
}

const commentLengthRule = {
  create(context: Context): Listener {
    return {
      Program: () => {
        for (const node of context.sourceCode.getAllComments()) {
          const { length } = readComment(node.value)
          if (length > MAX_COMMENT_LENGTH)
            context.report({
              node,
              message: `A comment of ${length} characters is not read at once. Keep the reason, the unit or the invariant.`,
            })
        }
      },
    }
  },
}

const exportedNamesRule = {
  create(context: Context): Listener {
    return {
      ExportNamedDeclaration: (node) => {
        const declaration = node['declaration'] as Node | null
        const patterns = declaration
          ? ((declaration['declarations'] as Node[] | undefined)?.map((one) => one['id']) ?? [declaration['id']])
          : []
        for (const name of patterns.flatMap(declared))
          if (splitName(name.name!).length > MAX_NAME_WORDS)
            context.report({ node: name, message: `${name.name!} has more than ${MAX_NAME_WORDS} words. Name the concept by its term.` })
      },
    }
  },
}

/** Functions whose first argument is the title of a test or of a group of tests. */
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'bench'])

/** Name at the start of a call: `test` for `test(…)`, `test.each(…)(…)` and `test.describe(…)`. */
function rootName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression'
    ? rootName(callee['object'] as Node)
    : callee.type === 'CallExpression'
      ? rootName(callee['callee'] as Node)
      : undefined
}

/** Returns the title in a string or a template, whose values count as one word each; undefined for another node. */
function readTitle(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  return node?.type === 'TemplateLiteral'
    ? (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
    : undefined
}

const testTitlesRule = {
  create(context: Context): Listener {
    return {
      CallExpression: (node) => {
        const [title] = node['arguments'] as Node[]
        const text = TEST_FUNCTIONS.has(rootName(node['callee'] as Node) ?? '') ? readTitle(title) : undefined
        if (text === undefined) return
        const words = text.trim().split(/\s+/).length
        const message =
          words > MAX_TITLE_WORDS
            ? `A title of ${words} words is not read at once. State one behaviour in at most ${MAX_TITLE_WORDS}.`
            : findTextProblem(text)
        if (message) context.report({ node: title!, message })
      },
    }
  },
}

export default {
  meta: { name: 'vocabulary' },
  rules: {
    names: namesRule,
    comments: commentsRule,
    'comment-length': commentLengthRule,
    'exported-names': exportedNamesRule,
    'test-titles': testTitlesRule,
  },
}
