import { BadInput } from '#bazi/index.ts'

/** Checks that a birth and its birthday exist. @throws BadInput (`birth` or `birthday`) */
export function checkBirth(birth: { readonly birthday: string }): void {
  if (typeof birth !== 'object' || birth === null) throw new BadInput('birth', 'missing')
  if (typeof birth.birthday !== 'string') throw new BadInput('birthday', 'missing')
}

/** Clock time used for an unknown hour. */
export const NOON = '12:00:00'

/** Converts `YYYY-MM-DD HH:mm:ss` (format of profiles) to `YYYY-MM-DDTHH:mm:ss` (format of the engine and src/places). */
export function localOfBirthday(birthday: string): string {
  return birthday.replace(' ', 'T')
}

/** Converts `YYYY-MM-DDTHH:mm:ss` to `YYYY-MM-DD HH:mm:ss`. */
export function birthdayOfLocal(local: string): string {
  return local.replace('T', ' ')
}
