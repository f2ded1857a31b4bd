import { use } from 'react'
import type { Locale } from '#contract/locale.ts'
import { loadMatchTexts, type Texts } from '#readings/match/index.ts'
import { useMessages } from '../../language/use-messages.ts'

const loadedTexts = new Map<Locale, Promise<Texts>>()

/** Loads the texts. Caches the promise, because `use` needs a stable one; drops a failed load, so that the next call retries it. */
function loadTexts(locale: Locale): Promise<Texts> {
  const texts = loadedTexts.get(locale) ?? loadMatchTexts(locale)
  loadedTexts.set(locale, texts)
  texts.catch(() => loadedTexts.delete(locale))
  return texts
}

/** Returns the texts of the match reading in the page's language; suspends while they load. */
export function useMatchTexts(): Texts {
  const { locale } = useMessages()
  return use(loadTexts(locale))
}
