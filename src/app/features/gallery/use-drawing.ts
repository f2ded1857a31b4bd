import { useEffect, useState } from 'react'

export type Drawing = typeof import('./drawing.ts')

let fetched: Drawing | undefined

/** What draws; `undefined` until it has come. */
export function useDrawing(): Drawing | undefined {
  const [drawing, setDrawing] = useState(() => fetched)
  useEffect(() => {
    if (drawing) return
    // Without it the page stands: what was finished can be looked at.
    const take = async () => {
      fetched ??= await import('./drawing.ts')
      setDrawing(() => fetched)
    }
    void take().catch(() => undefined)
  }, [drawing])
  return drawing
}
