/** Addresses of the pages. */
import { readPages } from '#build/pages.ts'

const pages = (await readPages()).filter(({ leadsTo }) => !leadsTo)

/** Paths of the pages that need no account. */
export const OPEN_PATHS: readonly string[] = pages
  .filter(({ needs }) => needs === undefined || needs === 'no session')
  .map(({ path }) => path)

/** Paths of pages behind the login, some with query parameters; the caller replaces `ID` by an archive's id. */
export const LOGIN_REQUIRED_PATHS: readonly string[] = [
  ...pages.filter(({ needs }) => needs === 'archive').map(({ path }) => path),
  '/archive/index?archiveId=ID',
  '/archive/index?archiveId=ID&card=chart',
  '/archive/index?archiveId=ID&card=outer',
  '/archive/index?archiveId=ID&opened=true',
  '/archive/file?archiveId=ID',
  '/chat/index?chat=bg',
  '/setting/shop?payment=vip_year',
  '/setting/shop?payment=ms',
  '/setting/close#code',
]
