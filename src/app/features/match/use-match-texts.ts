import { use } from 'react'
import type { Locale } from '#contract/locale.ts'
import { loadMatchTexts, type Texts } from '#readings/match/index.ts'
import { useMessages } from '../../language/use-messages.ts'

const asked = new Map<Locale, Promise<Texts>>()

/** The same promise each time; one that failed may be asked for again. */
function textsOf(locale: Locale): Promise<Texts> {
  const texts = asked.get(locale) ?? loadMatchTexts(locale)
  asked.set(locale, texts)
  texts.catch(() => asked.delete(locale))
  return texts
}

/** What is said of two people in the page's language; suspends until its file is here. */
export function useMatchTexts(): Texts {
  const { locale } = useMessages()
  return use(textsOf(locale))
}
