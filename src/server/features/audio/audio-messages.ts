import type { Locale } from '#contract/locale.ts'

interface Words {
  /** Title of the whole, as players show it. */
  readonly title: string
  readonly artist: string
  readonly ready: { readonly title: string; readonly body: string }
}

/** Texts in a podcast's file and its notification. */
export const audioMessages: Readonly<Record<Locale, Words>> = {
  zh_CN: { title: '命书有声解读', artist: '命书', ready: { title: '有声解读好了', body: '整本命书，可以听了。' } },
  zh_TW: { title: '命書有聲解讀', artist: '命書', ready: { title: '有聲解讀好了', body: '整本命書，可以聽了。' } },
  en_US: { title: 'Fate book, read aloud', artist: 'Mingshu', ready: { title: 'Your book is ready', body: 'All of it can be heard now.' } },
}
