/** An identity asserted by a provider. */
export interface Identity {
  /** The provider's issuer; `issuer` and `subject` identify one account permanently, even if its address changes. */
  readonly issuer: string
  readonly subject: string
  /** As the provider returns it. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
}

/** Parameters of a login, all random; `challenge` is the SHA-256 of the page's verifier. */
export interface SignInStart {
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** The provider's code, and the secrets that the page kept. */
export interface SignInProof {
  readonly code: string
  readonly verifier: string
  readonly nonce: string
}

/** Verifies identities. Any error except `IdentityRefused` means that the provider was unreachable. */
export interface IdentityPort {
  /** Returns the provider's login URL. */
  readonly createLoginUrl: (start: SignInStart) => Promise<string>
  /** Throws `IdentityRefused` for an invalid code, verifier, nonce or token. */
  readonly verifyIdentity: (proof: SignInProof) => Promise<Identity>
}

/** The code or token of a login is invalid; `message` has the reason, for logs. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
}
