/** An address of the app, as parsed by the router. */
export interface PageAddress {
  readonly pathname: string
  readonly search: object
}

/** Search parameters that identify a page: its archives, chat mode and conversation. Other parameters are positions within a page. */
const IDENTITY_PARAMS = ['archiveId', 'with', 'chat', 'c'] as const

/** Alias path of a page → its canonical path. */
const ALIASES: Readonly<Record<string, string>> = { '/home/index': '/fate/index' }

/** Returns the id of the page at an address: another month or card of the same archive has the same id. */
export function pageIdOf({ pathname, search }: PageAddress): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const whose = IDENTITY_PARAMS.flatMap((name) => {
    const value: unknown = Reflect.get(search, name)
    return typeof value === 'string' ? [`${name}=${value}`] : []
  })
  return [ALIASES[path] ?? path, ...whose].join(' ')
}
