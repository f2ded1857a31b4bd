/** User name for password managers; not the account's, which has no password. */
export function PassphraseOwner() {
  return <input type="text" name="username" autoComplete="username" value="Mingshu backup" readOnly hidden />
}
