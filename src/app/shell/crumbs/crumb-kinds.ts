/** What a page's path is made of after its section: its own title, another page's, or what its address names. */
export type CrumbKind = 'title' | 'archive' | 'pair' | 'card' | 'year' | 'month' | 'mode' | 'conversation' | `/${string}`
