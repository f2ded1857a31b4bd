import { useEffect, useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import type { Locale } from '#contract/locale.ts'
import type { Term } from '#readings/glossary/term.ts'

interface Options {
  /** Whether to throw during render if the glossary cannot be fetched. */
  isNeeded?: boolean
}

/** Returns the glossary in the active locale, or undefined until it is loaded. */
export function useGlossary({ isNeeded = false }: Options = {}): Glossary | undefined {
  const { locale } = useMessages()
  const [, setCome] = useState<Glossary>()
  const glossary = getLoadedGlossary(locale)
  useEffect(() => {
    let isWanted = true
    const fail = (error: unknown) => {
      if (isWanted && isNeeded)
        setCome(() => {
          throw error
        })
    }
    if (!glossary) loadGlossary(locale).then((come) => isWanted && setCome(come), fail)
    return () => void (isWanted = false)
  }, [glossary, locale, isNeeded])
  return glossary
}

/** Glossary entries of a language by id, in the order of the glossary file. */
export type Glossary = ReadonlyMap<string, Term>

/** Loaders of the glossary files: one lazy file per language. The service worker precaches the files. */
const files: Record<Locale, () => Promise<{ default: readonly Term[] }>> = {
  zh_CN: () => import('#readings/glossary/glossary.json?zh_CN'),
  zh_TW: () => import('#readings/glossary/glossary.json?zh_TW'),
  en_US: () => import('#readings/glossary/glossary.json?en_US'),
}

const loaded = new Map<Locale, Glossary>()

/** Returns the glossary of a language if it is already loaded. */
const getLoadedGlossary = (locale: Locale): Glossary | undefined => loaded.get(locale)

/** Loads the glossary of a language; resolves to the same object each time. @rejects if the file cannot be fetched */
export async function loadGlossary(locale: Locale): Promise<Glossary> {
  const { default: terms } = await files[locale]()
  const glossary = loaded.get(locale) ?? new Map(terms.map((term) => [term.id, term]))
  loaded.set(locale, glossary)
  return glossary
}
