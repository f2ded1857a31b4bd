import { BadInput } from '#bazi/index.ts'

/** @throws BadInput (`birth` or `birthday`) unless something was told */
export function checkBirth(birth: { readonly birthday: string }): void {
  if (typeof birth !== 'object' || birth === null) throw new BadInput('birth', 'missing')
  if (typeof birth.birthday !== 'string') throw new BadInput('birthday', 'missing')
}

/** What stands for an unknown hour. */
export const NOON = '12:00:00'

/** `YYYY-MM-DDTHH:mm:ss` for `YYYY-MM-DD HH:mm:ss`: how engine and places write a clock time, and how profiles do. */
export function localOfBirthday(birthday: string): string {
  return birthday.replace(' ', 'T')
}

/** `YYYY-MM-DD HH:mm:ss` for `YYYY-MM-DDTHH:mm:ss`. */
export function birthdayOfLocal(local: string): string {
  return local.replace('T', ' ')
}
