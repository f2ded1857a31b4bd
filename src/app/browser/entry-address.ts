/** The worker takes the entry's element out of a page that it gives with a picture, and leaves its address. */
export function entryAddress(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="mingshu-entry"]')?.content
  return meta ?? document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined
}
