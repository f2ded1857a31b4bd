import { type FocusEvent, useEffect, useState } from 'react'

/**
 * Tooltips on hover and focus that Escape dismisses until the pointer or focus moves on (WCAG 1.4.13). The caller's
 * style sheet hides them under `data-quiet`.
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
