/** Operator settings, embedded in the page by the server so that they are available offline. */
export interface SiteSettings {
  /** Public website that the logo links to; without it the logo is no link. */
  readonly siteUrl?: string
  readonly supportEmail: string
  /** Whether Google login is enabled. */
  readonly hasGoogle?: boolean
  readonly version: string
}

const fallback: SiteSettings = { supportEmail: 'support@mingshu.example', version: 'dev' }

function readSettings(): SiteSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="mingshu-settings"]')?.content
  // The development server leaves the placeholder text in the page.
  if (!content?.startsWith('{')) return fallback
  return { ...fallback, ...(JSON.parse(content) as Partial<SiteSettings>) }
}

/** Operator settings of this page, read once from the embedded JSON. */
export const siteSettings = readSettings()
