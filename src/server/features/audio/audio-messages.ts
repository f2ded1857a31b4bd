import type { Locale } from '#contract/locale.ts'

interface Messages {
  /** Title of the whole podcast, shown by audio players. */
  readonly title: string
  readonly artist: string
  readonly ready: { readonly title: string; readonly body: string }
}

/** Texts in the tag of a podcast's file and in the notification that the podcast is ready. */
export const audioMessages: Readonly<Record<Locale, Messages>> = {
  zh_CN: { title: '命书有声解读', artist: '命书', ready: { title: '有声解读好了', body: '整本命书，可以听了。' } },
  zh_TW: { title: '命書有聲解讀', artist: '命書', ready: { title: '有聲解讀好了', body: '整本命書，可以聽了。' } },
  en_US: { title: 'Fate book, read aloud', artist: 'Mingshu', ready: { title: 'Your book is ready', body: 'All of it can be heard now.' } },
}
