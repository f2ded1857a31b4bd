/** Address of the entry script. In a page with a day picture the worker replaces the script element by a meta element. */
export function getEntryAddress(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="mingshu-entry"]')?.content
  return meta ?? document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined
}
