import type { DeviceSession } from '#device/session/session.ts'
import { storage } from '../browser/storage.ts'
import { clearReturnUrl } from './return-url.ts'

/** Stores the token and clears the state of the login form. Call it after the session row is written; the caller navigates. */
export function completeLogin(next: DeviceSession): void {
  storage.setToken(next.token)
  storage.setLoginAddress('')
  storage.setCodeWaits(null)
  clearReturnUrl()
}
