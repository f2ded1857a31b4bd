/** Hidden user name for password managers; not the account's email, because the account has no password. */
export function PassphraseOwner() {
  return <input type="text" name="username" autoComplete="username" value="Mingshu backup" readOnly hidden />
}
