import { useEffect, useState } from 'react'
import type { StemCode } from '#bazi/index.ts'
import { tenGodOf } from '#bazi/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import type { ShownDay } from './shown-month.ts'

type Lines = typeof import('../reckon-day.ts')

let known: Lines | undefined

/** What to do on a day, in a few words: the counsel of its page. The lines come in a file of their own; until then nothing is said. */
export function useDayCounsel({ date, pair, told }: ShownDay, dayStem: StemCode): string {
  const { locale } = useMessages()
  const [lines, setLines] = useState(known)
  useEffect(() => {
    if (lines) return undefined
    let isStill = true
    const keep = (found: Lines) => {
      known = found
      if (isStill) setLines(found)
    }
    // Without them the day has its pair, its reason and its value all the same.
    import('../reckon-day.ts').then(keep).catch(() => undefined)
    return () => void (isStill = false)
  }, [lines])
  if (!lines || !told) return ''
  return lines.counselWordsOf({ date, pair, tenGod: tenGodOf(dayStem, pair.stem), band: told.band })[locale]
}
