/** Type of one breadcrumb: the page's title, the name of what a search parameter identifies, or another page (by path). */
export type CrumbKind = 'title' | 'archive' | 'pair' | 'card' | 'year' | 'month' | 'mode' | 'conversation' | `/${string}`
