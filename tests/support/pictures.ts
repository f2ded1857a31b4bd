import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import type { ImageRecipe } from '#contract/image.ts'
import { newId } from './server-client.ts'

export const createImageRecipe = (more: Partial<ImageRecipe> = {}): ImageRecipe => ({
  composition: 0,
  palette: 0,
  scheme: 'light',
  width: 300,
  height: 600,
  safe_top: 0,
  safe_bottom: 0,
  calendar: true,
  almanac: true,
  name: true,
  locale: 'zh_CN',
  seed: 1,
  ...more,
})

/** Builds a request for a wallpaper of November 2026. */
export const pictureRequest = (archive_id: string, more: object = {}, chosen: Partial<ImageRecipe> = {}) => ({
  image_id: newId(),
  archive_id,
  kind: 'wallpaper',
  month: '2026-11',
  recipe: createImageRecipe(chosen),
  ...more,
})

/** Fetches a file endpoint and returns the response body as bytes. */
export async function fetchFileEndpoint(
  url: string,
  { token }: { readonly token: string },
  name: EndpointName,
  input: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${url}${API_PREFIX}${endpoints[name].path}?${new URLSearchParams(input).toString()}`, {
    headers: { Authorization: token, ...headers },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
