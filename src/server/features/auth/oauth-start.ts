import type { Feature } from '../../http/handle.ts'
import { askProvider } from './ask-provider.ts'

/** Where the page sends somebody who wants to sign in by a provider. Throws `oauthOff`, `unavailable`. */
export const oauthStart: Feature<'oauthStart'> = async (deps, _caller, { provider, ...start }) => ({
  url: await askProvider(deps, provider, (port) => port.pageOf(start)),
})
