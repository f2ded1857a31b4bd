import type { Session } from '#device/session/session.ts'
import { storage } from '../browser/storage.ts'
import { forgetWantedPage } from './wanted-page.ts'

/** After a login: the row is written, now the guard may know of it. The caller navigates. */
export function enterWith(next: Session): void {
  storage.keepToken(next.token)
  storage.keepLoginAddress('')
  storage.keepCodeWaits(null)
  forgetWantedPage()
}
