/** Identity asserted by a provider. */
export interface Identity {
  /** Issuer of the provider. With `subject`, it identifies one account permanently, even if the account's address changes. */
  readonly issuer: string
  readonly subject: string
  /** Address exactly as the provider returns it. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
}

/** Random parameters of a login; `challenge` is the SHA-256 of a verifier that stays in the page. */
export interface SignInStart {
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** Code from the provider, and the secrets that the page stored at the start of the login. */
export interface SignInProof {
  readonly code: string
  readonly verifier: string
  readonly nonce: string
}

/** Verifies identities at a provider. Any error except `IdentityRefusedError` means that the provider was unreachable. */
export interface IdentityPort {
  /** Returns the provider's URL where a login starts. */
  readonly createLoginUrl: (start: SignInStart) => Promise<string>
  /** Returns the verified identity. Throws `IdentityRefusedError` for an invalid code, verifier, nonce or token. */
  readonly verifyIdentity: (proof: SignInProof) => Promise<Identity>
}

/** Thrown for an invalid code or token of a login. `message` has the reason, for logs. */
export class IdentityRefusedError extends Error {
  override readonly name = 'IdentityRefusedError'
}
