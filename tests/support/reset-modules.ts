import type { Plugin } from 'vite'

declare global {
  /** Functions that restore the initial values of module state. */
  var moduleResets: Set<() => void> | undefined
}

/** Module that is not reset: its open database connections must outlive a test, and each test uses users of its own. */
const CONNECTIONS = '/src/device/store/db.ts'

interface Declared {
  readonly kind?: string
  readonly declarations?: readonly {
    readonly id: { readonly name?: string; readonly start: number; readonly end: number }
    readonly init: {
      readonly start: number
      readonly end: number
      readonly type: string
      readonly callee?: { readonly name?: string }
      readonly arguments?: readonly { readonly start: number; readonly end: number }[]
    } | null
  }[]
}

/**
 * Adds a reset for each variable, map, set and store at the top of app and device modules, because test files of a worker share
 * modules.
 */
export function resettableModules(): Plugin {
  return {
    name: 'resettable-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:app|device)\/[^?]*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith(CONNECTIONS)) return undefined
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const resets = body.flatMap((node) =>
          resetsOf((node.type === 'ExportNamedDeclaration' ? node.declaration : node) as Declared | null, code),
        )
        return resets.length > 0
          ? { code: `${code}\n${resets.map((reset) => `globalThis.moduleResets?.add(() => { ${reset} })`).join('\n')}\n`, map: null }
          : undefined
      },
    },
  }
}

function resetsOf(declared: Declared | null, code: string): string[] {
  if (!declared?.declarations) return []
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => code.slice(start, end)
  return declared.declarations.flatMap(({ id, init }) => {
    const { name } = id
    // A variable that holds a lazily loaded module is not reset: it is no state.
    if (!name || textOf(id).includes('typeof import(')) return []
    if (declared.kind === 'let') return [`${name} = ${init ? textOf(init) : 'undefined'}`]
    if (init?.type === 'NewExpression' && /^(?:Map|Set)$/.test(init.callee?.name ?? ''))
      return init.arguments?.length === 0 ? [`${name}.clear()`] : []
    if (init?.callee?.name === 'createExternalStore') return [`${name}.set(${init.arguments!.map(textOf).join(', ')})`]
    return []
  })
}

export function resetModules(): void {
  for (const reset of globalThis.moduleResets ?? []) reset()
}
