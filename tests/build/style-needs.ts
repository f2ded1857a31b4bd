import type { Identifier } from '@mdn/browser-compat-data/types'
import type { CssNode, FunctionNode, WalkContext } from 'css-tree'
import { parse, walk } from 'css-tree'
import { compatData, Needs } from './needs.ts'

type Tables = Record<'properties' | 'selectors' | 'types' | 'at-rules', Identifier>
const { properties, selectors, types, 'at-rules': atRules } = compatData.css as unknown as Tables

/** Prefix of CSS units that share an entry in MDN's data → this entry. */
const UNITS: Readonly<Record<string, string>> = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
}

/** Name of a CSS function → features of this name in all types. */
const functions = new Map<string, Identifier[]>()
for (const type of Object.values(types))
  for (const [name, feature] of [...Object.entries(types), ...Object.entries(type)])
    if (feature.__compat) functions.set(name, [...(functions.get(name) ?? []), feature])

/** Returns the features that a style sheet needs, except inside `@supports`. */
export function browserNeedsOfCss(css: string): Needs {
  const needs = new Needs()
  // A property is safe if the style sheet also has its prefixed form as a fallback.
  const isPrefixed = (property: string) => css.includes(`-webkit-${property}:`)
  walk(parse(css), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
      if (node.type === 'Declaration' && !isPrefixed(node.property))
        noteDeclaration(needs, node.property, node.value, this.rule ? undefined : this.atrule?.name)
      // Detects nested rules, which the parser returns as raw text if they begin with a type selector.
      if ((node.type === 'Rule' && this.rule) || node.type === 'NestingSelector' || (node.type === 'Raw' && node.value.includes('{')))
        needs.note('nesting', selectors['nesting'])
      noteNode(needs, node)
      return undefined
    },
  })
  return needs
}

function noteNode(needs: Needs, node: CssNode): void {
  if (node.type === 'Atrule') needs.note(`@${node.name}`, atRules[node.name])
  else if (node.type === 'Feature') needs.note(`@media ${node.name}`, atRules['media']?.[node.name])
  else if (node.type === 'FeatureRange') needs.note('@media range', atRules['media']?.['range_syntax'])
  else if (node.type === 'PseudoClassSelector') needs.note(`:${node.name}`, selectors[node.name])
  else if (node.type === 'PseudoElementSelector') needs.note(`::${node.name}`, selectors[node.name])
}

/** Adds a property with its value, or, with `atRule`, a descriptor of the at-rule. */
function noteDeclaration(needs: Needs, property: string, value: CssNode, atRule: string | undefined): void {
  const owner = atRule === undefined ? properties[property] : atRules[atRule]?.[property]
  if (!property.startsWith('--')) needs.note(atRule === undefined ? property : `@${atRule} ${property}`, owner)
  walk(value, (part) => {
    if (part.type === 'Identifier') needs.note(`${property}: ${part.name}`, owner?.[part.name])
    if (part.type === 'Function') noteFunction(needs, part, owner)
    if (part.type === 'Dimension') needs.note(part.unit, types['length']?.[UNITS[part.unit.slice(0, 2)] ?? part.unit])
  })
}

function noteFunction(needs: Needs, { name, children }: FunctionNode, owner: Identifier | undefined): void {
  if (!needs.note(`${name}()`, owner?.[name])) needs.note(`${name}()`, ...(functions.get(name) ?? []))
  const { first } = children
  if (first?.type === 'Identifier' && first.name === 'from') needs.note(`${name}(from)`, types['color']?.[name]?.['relative_syntax'])
}
