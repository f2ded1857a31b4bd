import { useEffect, useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { type Glossary, glossaryHere, glossaryOf } from './glossary.ts'

/** Where nothing can be shown without the entries, a file that cannot be had is an error of the page. */
interface Options {
  isNeeded?: boolean
}

/** The glossary in the page's language, as soon as it is here. */
export function useGlossary({ isNeeded = false }: Options = {}): Glossary | undefined {
  const { locale } = useMessages()
  const [, setCome] = useState<Glossary>()
  const glossary = glossaryHere(locale)
  useEffect(() => {
    let isWanted = true
    const fail = (error: unknown) => {
      if (isWanted && isNeeded)
        setCome(() => {
          throw error
        })
    }
    if (!glossary) glossaryOf(locale).then((come) => isWanted && setCome(come), fail)
    return () => void (isWanted = false)
  }, [glossary, locale, isNeeded])
  return glossary
}
