import { redirect } from '@tanstack/react-router'
import { storage } from '../storage.ts'

/** Welcome, login and the agreements are for people who are not logged in. */
export function onlyWithoutSession() {
  if (storage.token()) throw redirect({ to: '/home', replace: true })
}

/** Without a kept token there is only the login. */
export function onlyWithSession() {
  if (!storage.token()) throw redirect({ to: '/', replace: true })
}

export async function onlyWithArchive() {
  onlyWithSession()
}
