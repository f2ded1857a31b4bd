/** A picture as a service sent it: of one of the types by its first bytes, not too large; nothing else of it is known. */
export interface SentPicture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/** A model that makes pictures. */
export interface ImagePort {
  /** Its own name, which a picture that it made tells. */
  readonly name: string
  /**
   * A picture of about that shape. Rejects with `PortFailure`: `image <status>`, `image slow`, `image unreachable`, `image nonsense`
   * (no picture in the answer, or of no known type), `image giant`.
   */
  readonly make: (prompt: string, shape: { readonly width: number; readonly height: number }, signal: AbortSignal) => Promise<SentPicture>
}
