import type { Session } from '#device/session/session.ts'
import { storage } from '../browser/storage.ts'
import { clearReturnUrl } from './return-url.ts'

/** Stores the token and clears the login's state, once the session row is written. The caller navigates. */
export function completeLogin(next: Session): void {
  storage.setToken(next.token)
  storage.setLoginAddress('')
  storage.setCodeWaits(null)
  clearReturnUrl()
}
