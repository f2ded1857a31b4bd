import type { DeviceSession } from '#device/session/session.ts'
import { browserStorage } from '../browser/storage.ts'
import { clearReturnUrl } from './return-url.ts'

/** Stores the token and clears the state of the login form. Call it after the session row is written; the caller navigates. */
export function completeLogin(next: DeviceSession): void {
  browserStorage.setToken(next.token)
  browserStorage.setLoginAddress('')
  browserStorage.setCodeWaits(null)
  clearReturnUrl()
}
