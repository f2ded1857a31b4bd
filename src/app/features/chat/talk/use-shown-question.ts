import { useEffect, useRef } from 'react'

/** Brings a new question to the top of the page: its answer is read from its beginning, however fast it comes. */
export function useShownQuestion(turns: number) {
  const log = useRef<HTMLDivElement>(null)
  const known = useRef<number>(undefined)
  useEffect(() => {
    const isNew = known.current !== undefined && turns > known.current
    known.current = turns
    if (isNew) log.current?.querySelector(':scope > article:last-of-type')?.scrollIntoView({ block: 'start' })
  }, [turns])
  return log
}
