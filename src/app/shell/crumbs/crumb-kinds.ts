/** Parts of a breadcrumb trail: the page's title, a search parameter's name, or another page by path. */
export type CrumbKind = 'title' | 'archive' | 'pair' | 'card' | 'year' | 'month' | 'mode' | 'conversation' | `/${string}`
