/** An image of ready markup, as wide and high as said in CSS pixels, in the colours that its tokens have on the page now. */
export async function imageOf(markup: string, width: number, height: number): Promise<HTMLImageElement> {
  // An image knows nothing of the page that it is drawn for.
  const tokens = [...new Set(markup.match(/--[\w-]+/g))].map((name) => `${name}:${tokenOf(name)}`).join(';')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${tokens}">${markup}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** What a token of the page's style stands for, its own tokens filled in. */
export function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
