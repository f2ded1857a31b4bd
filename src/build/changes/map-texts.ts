/** Returns a copy of a tree of objects and lists in which `change` has replaced every string value. */
export function mapTexts<Tree>(tree: Tree, change: (text: string) => string): Tree {
  if (typeof tree === 'string') return change(tree) as Tree
  if (Array.isArray(tree)) return tree.map((one: unknown) => mapTexts(one, change)) as Tree
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, mapTexts(one, change)])) as Tree
}
