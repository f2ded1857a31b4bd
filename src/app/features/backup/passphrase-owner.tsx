/** Under which name a password manager keeps the passphrase; not the account's, which has no password. */
export function PassphraseOwner() {
  return <input type="text" name="username" autoComplete="username" value="Mingshu backup" readOnly hidden />
}
