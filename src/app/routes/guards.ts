import { redirect } from '@tanstack/react-router'
import { storage } from '../browser/storage.ts'

/** Welcome, login and the agreements are for people who are not logged in (product spec §2). */
export function onlyWithoutSession() {
  if (storage.token()) throw redirect({ to: '/home', replace: true })
}

/** What a session's guards need (the local database) comes in a file that nobody fetches to log in. */
function sessionGuards() {
  if (!storage.token()) throw redirect({ to: '/', replace: true })
  return import('./session-guards.ts')
}

/** Everything in the shell is about an archive; who has none makes one first. */
export async function onlyWithArchive() {
  await (await sessionGuards()).onlyWithArchive()
}

/** The first steps are for who has no archive yet. */
export async function onlyWithoutArchive() {
  await (await sessionGuards()).onlyWithoutArchive()
}
