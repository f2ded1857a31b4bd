import { USER_HEADER } from '#contract/envelope.ts'
import { getSession } from '#device/session/session.ts'

/** Returns the header with which a server marks a response as made for the logged-in user; empty when logged out. */
export async function createUserHeader(): Promise<Record<string, string>> {
  const session = await getSession()
  return session ? { [USER_HEADER]: session.user_id } : {}
}
