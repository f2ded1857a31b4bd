import type { Locale } from '#contract/locale.ts'

/** A picture as a file, and small enough for a list. */
export interface Painted {
  /** PNG without metadata. */
  readonly full: Uint8Array
  /** WebP whose longer side is `THUMB_SIDE` at most. */
  readonly thumb: Uint8Array
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Makes pixels, away from the thread that answers people. */
export interface PainterPort {
  /**
   * A drawing in its own size. Text whose `font-family` is `Mingshu Song` or `Mingshu Hei` is set in the house's faces, in the forms of
   * that language. Rejects with `PortFailure`: `painter crashed`, `painter slow`; final for what is no drawing, `painter refused`.
   */
  readonly paint: (svg: string, locale: Locale, signal?: AbortSignal) => Promise<Painted>
  /** A stranger's picture (PNG, JPEG or WebP) cut to a size, and written anew without anything but its pixels. Rejects as `paint` does. */
  readonly refit: (bytes: Uint8Array, size: Size, signal?: AbortSignal) => Promise<Painted>
  readonly stop: () => Promise<void>
}

/** What the thread is asked, and what it says. */
export type PaintTask =
  | { readonly kind: 'paint'; readonly svg: string; readonly locale: Locale }
  | { readonly kind: 'refit'; readonly bytes: Uint8Array; readonly size: Size }

export type PaintAnswer = { readonly painted: Painted } | { readonly refused: string }
