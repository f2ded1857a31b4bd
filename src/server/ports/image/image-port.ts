/** An image from a service: its type is known from its first bytes and its size is limited; nothing else is verified. */
export interface SentPicture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/** A model that generates images. */
export interface ImagePort {
  /** Name of the model, stored with its images. */
  readonly name: string
  /**
   * Returns an image of about that shape. Rejects with `PortFailure`: `image <status>`, `image slow`, `image unreachable`, `image
   * nonsense` (no image in the response, or of an unknown type), `image giant`.
   */
  readonly make: (prompt: string, shape: { readonly width: number; readonly height: number }, signal: AbortSignal) => Promise<SentPicture>
}
