/** What the operator of this server set: put into the page by the server, so that it is there offline too. */
export interface SiteSettings {
  /** The public website that the logo opens; the link is hidden when unset. */
  readonly siteUrl?: string
  readonly supportEmail: string
  /** Whether people can sign in by Google here. */
  readonly hasGoogle?: boolean
  readonly version: string
}

const fallback: SiteSettings = { supportEmail: 'support@mingshu.example', version: 'dev' }

function readSettings(): SiteSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="mingshu-settings"]')?.content
  // The development server does not fill the placeholder in.
  if (!content?.startsWith('{')) return fallback
  return { ...fallback, ...(JSON.parse(content) as Partial<SiteSettings>) }
}

export const site = readSettings()
