/** Somebody, on a provider's word. */
export interface Identity {
  /** The provider's issuer; with it `subject` names one account for ever, whatever its address becomes. */
  readonly issuer: string
  readonly subject: string
  /** As the provider writes it. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
}

/** What begins a sign-in: all three are random, `challenge` is the SHA-256 of the page's verifier. */
export interface SignInStart {
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** What ends it: the provider's code, and what the page kept to itself. */
export interface SignInProof {
  readonly code: string
  readonly verifier: string
  readonly nonce: string
}

/** Says who somebody is. What it throws besides `IdentityRefused` means that the provider could not be asked. */
export interface IdentityPort {
  /** The provider's page for this sign-in. */
  readonly pageOf: (start: SignInStart) => Promise<string>
  /** Throws `IdentityRefused` for a code, a verifier, a nonce or a token that does not hold. */
  readonly identityOf: (proof: SignInProof) => Promise<Identity>
}

/** The code or the token that came with a sign-in does not hold; `message` says why, for logs. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
}
