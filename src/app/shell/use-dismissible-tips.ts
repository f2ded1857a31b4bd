import { type FocusEvent, useEffect, useState } from 'react'

/**
 * Returns props that let Escape dismiss hover and focus tooltips until pointer or focus moves on (WCAG 1.4.13). CSS must hide them
 * under `data-quiet`.
 */
export function useDismissibleTips() {
  const [isDismissed, setDismissed] = useState(false)
  const allow = () => setDismissed(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  return {
    'data-quiet': isDismissed || undefined,
    onPointerLeave: allow,
    onBlur: (_event: FocusEvent) => allow(),
  }
}
