import type { EndpointHandler } from '../../http/handle.ts'
import { callIdentityProvider } from './ask-provider.ts'

/** Returns the URL where a login with a provider starts. Throws `oauthOff`, `unavailable`. */
export const oauthStart: EndpointHandler<'oauthStart'> = async (deps, _caller, { provider, ...start }) => ({
  url: await callIdentityProvider(deps, provider, (port) => port.createLoginUrl(start)),
})
