/** An address of the app, as parsed by the router. */
export interface PageAddress {
  readonly pathname: string
  readonly search: object
}

/** Search parameters that identify a page: its archives, mode and conversation. Others are positions within it. */
const IDENTITY_PARAMS = ['archiveId', 'with', 'chat', 'c'] as const

/** Aliases: two paths of one page. */
const ALIASES: Readonly<Record<string, string>> = { '/home/index': '/fate/index' }

/** Identifies the page of an address: another month or card of the same archive is the same page. */
export function pageIdOf({ pathname, search }: PageAddress): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const whose = IDENTITY_PARAMS.flatMap((name) => {
    const value: unknown = Reflect.get(search, name)
    return typeof value === 'string' ? [`${name}=${value}`] : []
  })
  return [ALIASES[path] ?? path, ...whose].join(' ')
}
