/** Returns the address of the entry script. In a snapshot served by the service worker a meta element contains the address. */
export function getEntryScriptUrl(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="mingshu-entry"]')?.content
  return meta ?? document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined
}
