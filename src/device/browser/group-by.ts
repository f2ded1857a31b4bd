/** Polyfill of `Map.groupBy` (native since Safari 17.4 and Chrome 117). The page and the service worker import this module first. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

if (!('groupBy' in Map)) Object.assign(Map, { groupBy })
