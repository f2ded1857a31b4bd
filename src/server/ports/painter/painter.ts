import type { Locale } from '#contract/locale.ts'

/** An image file and its thumbnail. */
export interface Painted {
  /** PNG without metadata. */
  readonly full: Uint8Array
  /** WebP whose longer side is at most `THUMB_SIDE`. */
  readonly thumb: Uint8Array
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A drawing, and the language of its glyph variants. */
export interface Drawing {
  readonly svg: string
  readonly locale: Locale
}

/** Target of an external image. */
export interface PaintTarget extends Size {
  /** A drawing of that size with a transparent background, laid over it. */
  readonly over?: Drawing
}

/** Renders images outside the main thread. */
export interface PainterPort {
  /**
   * Renders a drawing in its own size. Text with the `font-family` `Mingshu Song` or `Mingshu Hei` uses our fonts, in the glyph
   * variants of the language. Rejects with `PortFailure`: `painter crashed`, `painter slow`; final for an invalid drawing: `painter
   * refused`.
   */
  readonly paint: (svg: string, locale: Locale, signal?: AbortSignal) => Promise<Painted>
  /**
   * Crops an external image (PNG, JPEG or WebP) to a size, lays a drawing over it if given, and re-encodes it without metadata.
   * Rejects as `paint` does.
   */
  readonly refit: (bytes: Uint8Array, fit: PaintTarget, signal?: AbortSignal) => Promise<Painted>
  readonly stop: () => Promise<void>
}

/** Messages to and from the thread. */
export type PaintTask =
  | ({ readonly kind: 'paint' } & Drawing)
  | { readonly kind: 'refit'; readonly bytes: Uint8Array; readonly fit: PaintTarget }

export type PaintAnswer = { readonly painted: Painted } | { readonly refused: string }
