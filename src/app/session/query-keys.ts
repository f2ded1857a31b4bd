/** Names of the queries about a user. Devices store results under them, so a name is never changed. */
export type QueryName =
  | 'book-version'
  | 'calendar'
  | 'catalogue'
  | 'chat-questions'
  | 'chat-remaining'
  | 'membership'
  | 'order'
  | 'payments'
  | 'product-times'
  | 'sessions'
  | 'user-info'

/** Query key: the name, then the user's id and the parameters. The name alone matches all queries of that name. */
export function createQueryKey<P>(name: QueryName, ...parameters: readonly P[]): (QueryName | P)[] {
  return [name, ...parameters]
}
