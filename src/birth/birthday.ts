import { BadInput } from '#bazi/index.ts'

/** @throws BadInput (`birth` or `birthday`) if either is missing */
export function checkBirth(birth: { readonly birthday: string }): void {
  if (typeof birth !== 'object' || birth === null) throw new BadInput('birth', 'missing')
  if (typeof birth.birthday !== 'string') throw new BadInput('birthday', 'missing')
}

/** Clock time used for an unknown hour. */
export const NOON = '12:00:00'

/** `YYYY-MM-DDTHH:mm:ss` (format of the engine and src/places) from `YYYY-MM-DD HH:mm:ss` (format of profiles). */
export function localOfBirthday(birthday: string): string {
  return birthday.replace(' ', 'T')
}

/** `YYYY-MM-DD HH:mm:ss` for `YYYY-MM-DDTHH:mm:ss`. */
export function birthdayOfLocal(local: string): string {
  return local.replace('T', ' ')
}
