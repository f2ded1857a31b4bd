import { useEffect, useState } from 'react'

export type DrawingModule = typeof import('./drawing.ts')

let fetched: DrawingModule | undefined

/** Returns the drawing module; undefined until it is loaded. */
export function useDrawingModule(): DrawingModule | undefined {
  const [drawing, setDrawing] = useState(() => fetched)
  useEffect(() => {
    if (drawing) return
    // If loading fails, the page still shows finished pictures.
    const take = async () => {
      fetched ??= await import('./drawing.ts')
      setDrawing(() => fetched)
    }
    void take().catch(() => undefined)
  }, [drawing])
  return drawing
}
