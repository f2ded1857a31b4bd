/** An address of the app, as the router reads it. */
export interface PageAddress {
  readonly pathname: string
  readonly search: object
}

/** What of an address says whose page it is, or which conversation: all else is where one is on it. */
const WHOSE = ['archiveId', 'with', 'chat', 'c'] as const

/** Two addresses of one page. */
const ALIKE: Readonly<Record<string, string>> = { '/home/index': '/fate/index' }

/** Names the page that an address opens: another month or card of the same archive is the same page. */
export function pageIdOf({ pathname, search }: PageAddress): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const whose = WHOSE.flatMap((name) => {
    const value: unknown = Reflect.get(search, name)
    return typeof value === 'string' ? [`${name}=${value}`] : []
  })
  return [ALIKE[path] ?? path, ...whose].join(' ')
}
