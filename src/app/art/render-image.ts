/** Renders SVG markup as an image; width and height in CSS pixels. Style tokens get their current values on the page. */
export async function renderImage(markup: string, width: number, height: number): Promise<HTMLImageElement> {
  // CSS variables of the page do not apply inside an image, so their values are copied.
  const tokens = [...new Set(markup.match(/--[\w-]+/g))].map((name) => `${name}:${getStyleToken(name)}`).join(';')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${tokens}">${markup}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** Returns the resolved value of a CSS variable of the page. */
export function getStyleToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
