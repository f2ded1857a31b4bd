import type { Locale } from '#contract/locale.ts'

/** Image file and its thumbnail. */
export interface PaintedImage {
  /** Full image, a PNG without metadata. */
  readonly full: Uint8Array
  /** Thumbnail, a WebP whose longer side has at most `THUMB_SIDE` pixels. */
  readonly thumb: Uint8Array
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Drawing, and the language that determines its glyph variants. */
export interface DrawingSource {
  readonly svg: string
  readonly locale: Locale
}

/** Target size of an external image. */
export interface PaintTarget extends Size {
  /** Drawing of the target size with a transparent background, to be laid over the image. */
  readonly over?: DrawingSource
}

/** Renders images outside the main thread. */
export interface PainterPort {
  /**
   * Renders a drawing in its size, with fonts `Mingshu Song` and `Mingshu Hei`. Rejects with `PortFailure`: `painter
   * <crashed|slow|refused>`.
   */
  readonly paint: (svg: string, locale: Locale, signal?: AbortSignal) => Promise<PaintedImage>
  /**
   * Crops an external image (PNG, JPEG, WebP) to a size, lays `over` on it, and re-encodes it without metadata. Rejects as
   * `paint` does.
   */
  readonly refit: (bytes: Uint8Array, fit: PaintTarget, signal?: AbortSignal) => Promise<PaintedImage>
  readonly stop: () => Promise<void>
}

/** Task for the worker thread. */
export type PaintTask =
  | ({ readonly kind: 'paint' } & DrawingSource)
  | { readonly kind: 'refit'; readonly bytes: Uint8Array; readonly fit: PaintTarget }

export type PaintResult = { readonly painted: PaintedImage } | { readonly refused: string }
