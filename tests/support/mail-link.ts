/** Returns the sealed token of the login link in a mail from the outbox. */
export function loginLinkOf(mail: string): string {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const [, link] = /\/login#link=([\w-]+)/.exec(text) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}
