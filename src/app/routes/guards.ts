import { redirect } from '@tanstack/react-router'
import { readSessionRow } from '#device/session/session-row.ts'
import { storage } from '../browser/storage.ts'
import { keepWantedPage, noteEntered } from '../session/wanted-page.ts'

/** Whom a page is for: who has an archive, who is logged in and has none, who is not logged in. */
export type Needs = 'archive' | 'no archive' | 'no session'

// What a session's guards need (the local database) comes in a file that nobody fetches to log in.
const sessionGuards = () => import('./first/session-guards.ts')

/** The file that a guard waits for. */
export const guardFiles = { archive: [sessionGuards], 'no archive': [sessionGuards], 'no session': [] }

/** Where the token alone sends whom a page is not for. */
export function elsewhere(needs: Needs): '/home' | '/' | undefined {
  const hasToken = Boolean(storage.token())
  if (needs === 'no session') return hasToken ? '/home' : undefined
  return hasToken ? undefined : '/'
}

/**
 * Who is logged in stands in the session row, and the token in local storage is its copy: a lost one (storage that was
 * cleared, a browser that ended before it was written) is put back. Read without the database's library, which nobody
 * needs to log in.
 */
async function restoreToken(): Promise<void> {
  if (storage.token()) return
  const session = await readSessionRow()
  if (session) storage.keepToken(session.token)
}

function leadElsewhere(needs: Needs) {
  const to = elsewhere(needs)
  if (to) throw redirect({ to, replace: true })
}

/** Welcome, login and the agreements are for people who are not logged in (P-02). */
export async function onlyWithoutSession() {
  await restoreToken()
  leadElsewhere('no session')
}

/** Nobody is, until they were asked about. */
let isThrough = () => false

/**
 * Everything in the shell is about an archive; who has none makes one first. Who is not logged in comes back here after the login.
 * From page to page there is nothing to wait for.
 */
export function onlyWithArchive({ location }: { location: { href: string } }): Promise<void> | undefined {
  return isThrough() ? undefined : askForArchive(location.href)
}

async function askForArchive(href: string) {
  await restoreToken()
  if (storage.token()) noteEntered()
  else keepWantedPage(href)
  leadElsewhere('archive')
  const asked = await sessionGuards()
  isThrough = asked.isThrough
  await asked.onlyWithArchive()
}

/** The first steps are for who has no archive yet. */
export async function onlyWithoutArchive() {
  await restoreToken()
  leadElsewhere('no archive')
  await (await sessionGuards()).onlyWithoutArchive()
}

export const guards = { archive: onlyWithArchive, 'no archive': onlyWithoutArchive, 'no session': onlyWithoutSession }

/** Opens what the session's guards will read. */
export async function warmUp(): Promise<void> {
  await (await sessionGuards()).warmUp()
}
