import type { EndpointHandler } from '../../http/handle.ts'
import { sendCode } from './send-code.ts'

/** Mails a login code. The response is the same for every address, so that it does not reveal who has an account. */
export const emailVerification: EndpointHandler<'emailVerification'> = async (deps, { ip }, { email, locale = 'zh_CN' }) =>
  sendCode(deps, ip, { email, purpose: 'login', locale })
