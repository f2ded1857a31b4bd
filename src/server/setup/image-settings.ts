import { isEncrypted } from './encrypted.ts'
import { BadSetting, urlOf, type Variables } from './variables.ts'

/** A model that makes pictures, behind an endpoint that speaks as OpenAI's does. */
export interface ImageSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
}

/** Throws `BadSetting`. */
export function imagesOf(variables: Variables): ImageSettings | undefined {
  const baseUrl = urlOf(variables, 'IMAGE_BASE_URL', ['https:', 'http:'])
  const model = variables['IMAGE_MODEL']?.trim()
  const apiKey = variables['IMAGE_API_KEY']?.trim() || 'none'
  if (!baseUrl && !model) return undefined
  if (!baseUrl || !model) throw new BadSetting('IMAGE_BASE_URL and IMAGE_MODEL go together')
  if (!isEncrypted(baseUrl)) throw new BadSetting('IMAGE_BASE_URL must begin with https:// unless it is on this machine')
  return { baseUrl, apiKey, model }
}
