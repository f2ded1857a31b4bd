import { useEffect, useState } from 'react'
import type { StemCode } from '#bazi/index.ts'
import { tenGodOf } from '#bazi/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import type { ShownDay } from './shown-month.ts'

type Lines = typeof import('../compute-day.ts')

let loadedLines: Lines | undefined

/** Short counsel for a day; empty until the chunk with the texts is loaded. */
export function useDayCounsel({ date, pair, rating }: ShownDay, dayStem: StemCode): string {
  const { locale } = useMessages()
  const [lines, setLines] = useState(loadedLines)
  useEffect(() => {
    if (lines) return undefined
    let isMounted = true
    const store = (found: Lines) => {
      loadedLines = found
      if (isMounted) setLines(found)
    }
    // On failure the day still shows pair, reason and value.
    import('../compute-day.ts').then(store).catch(() => undefined)
    return () => void (isMounted = false)
  }, [lines])
  if (!lines || !rating) return ''
  return lines.getCounselText({ date, pair, tenGod: tenGodOf(dayStem, pair.stem), band: rating.band })[locale]
}
