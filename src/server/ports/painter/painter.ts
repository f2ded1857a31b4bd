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

/** A drawing, and the language whose forms its text has. */
export interface Sheet {
  readonly svg: string
  readonly locale: Locale
}

/** What a stranger's picture becomes. */
export interface Fit extends Size {
  /** A drawing of that size that is laid over it, its ground clear. */
  readonly over?: Sheet
}

/** Makes pixels, away from the thread that answers people. */
export interface PainterPort {
  /**
   * A drawing in its own size. Text whose `font-family` is `Mingshu Song` or `Mingshu Hei` is set in the house's faces, in the forms of
   * that language. Rejects with `PortFailure`: `painter crashed`, `painter slow`; final for what is no drawing, `painter refused`.
   */
  readonly paint: (svg: string, locale: Locale, signal?: AbortSignal) => Promise<Painted>
  /**
   * A stranger's picture (PNG, JPEG or WebP) cut to a size, with a drawing over it if there is one, and written anew without anything
   * but its pixels. Rejects as `paint` does.
   */
  readonly refit: (bytes: Uint8Array, fit: Fit, signal?: AbortSignal) => Promise<Painted>
  readonly stop: () => Promise<void>
}

/** What the thread is asked, and what it says. */
export type PaintTask = ({ readonly kind: 'paint' } & Sheet) | { readonly kind: 'refit'; readonly bytes: Uint8Array; readonly fit: Fit }

export type PaintAnswer = { readonly painted: Painted } | { readonly refused: string }
