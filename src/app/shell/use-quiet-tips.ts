import { type FocusEvent, useEffect, useState } from 'react'

/**
 * Names that stand beside what is pointed at or has the focus are put away by Escape, until something else is
 * pointed at; the sheet of who uses this hides them under `data-quiet`.
 */
export function useQuietTips() {
  const [isQuiet, setQuiet] = useState(false)
  const again = () => setQuiet(false)
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => key === 'Escape' && setQuiet(true)
    document.addEventListener('keydown', hush)
    return () => document.removeEventListener('keydown', hush)
  }, [])
  return {
    'data-quiet': isQuiet || undefined,
    onPointerLeave: again,
    onBlur: (_event: FocusEvent) => again(),
  }
}
