/** Image from a service. Only its type, from its first bytes, and its maximum size have been checked. */
export interface GeneratedImage {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/** Model that generates images. */
export interface ImagePort {
  /** Name of the model, stored with the images it generates. */
  readonly name: string
  /**
   * Returns an image of about this shape. Rejects with `PortFailure`: `image <status|slow|unreachable|nonsense|giant>`;
   * `nonsense`: no known type.
   */
  readonly make: (
    prompt: string,
    shape: { readonly width: number; readonly height: number },
    signal: AbortSignal,
  ) => Promise<GeneratedImage>
}
