import { isEncrypted } from './encrypted.ts'
import { BadSetting, parseUrlSetting, type Variables } from './variables.ts'

/** An OpenAI-compatible model that generates images. */
export interface ImageSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
}

/** Reads the settings of the image model. Throws `BadSetting`. */
export function parseImageSettings(variables: Variables): ImageSettings | undefined {
  const baseUrl = parseUrlSetting(variables, 'IMAGE_BASE_URL', ['https:', 'http:'])
  const model = variables['IMAGE_MODEL']?.trim()
  const apiKey = variables['IMAGE_API_KEY']?.trim() || 'none'
  if (!baseUrl && !model) return undefined
  if (!baseUrl || !model) throw new BadSetting('IMAGE_BASE_URL and IMAGE_MODEL go together')
  if (!isEncrypted(baseUrl)) throw new BadSetting('IMAGE_BASE_URL must begin with https:// unless it is on this machine')
  return { baseUrl, apiKey, model }
}
