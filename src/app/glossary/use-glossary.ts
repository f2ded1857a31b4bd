import { useEffect, useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { type Glossary, getLoadedGlossary, loadGlossary } from './glossary.ts'

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
