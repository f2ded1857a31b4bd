import type { Feature } from '../../http/handle.ts'
import { callProvider } from './ask-provider.ts'

/** Returns the URL where a login with a provider starts. Throws `oauthOff`, `unavailable`. */
export const oauthStart: Feature<'oauthStart'> = async (deps, _caller, { provider, ...start }) => ({
  url: await callProvider(deps, provider, (port) => port.createLoginUrl(start)),
})
