import type { Locale } from '#contract/locale.ts'

export type LegalKind = 'privacy' | 'service'

type Source = () => Promise<{ text: LegalText }>

const SOURCES: Record<LegalKind, Record<Locale, Source>> = {
  privacy: {
    zh_CN: () => import('./text/zh_CN/privacy.ts'),
    zh_TW: () => import('./text/zh_TW/privacy.ts'),
    en_US: () => import('./text/en_US/privacy.ts'),
  },
  service: {
    zh_CN: () => import('./text/zh_CN/service.ts'),
    zh_TW: () => import('./text/zh_TW/service.ts'),
    en_US: () => import('./text/en_US/service.ts'),
  },
}

const loaded = new Map<string, Promise<LegalText>>()

/** Loads a legal text; returns the same promise each time, as React's `use` requires. */
export function loadLegalText(kind: LegalKind, locale: Locale): Promise<LegalText> {
  const key = `${kind} ${locale}`
  const text = loaded.get(key) ?? SOURCES[kind][locale]().then((module) => module.text)
  loaded.set(key, text)
  // Drops a failed load, so that the next call retries it.
  text.catch(() => loaded.delete(key))
  return text
}

/** A legal text: a string is a paragraph, an array a list. `{contact}` is replaced by the operator's address. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly body: readonly (string | readonly string[])[]
  }[]
}
