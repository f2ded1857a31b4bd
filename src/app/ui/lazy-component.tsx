import { type ComponentType, memo, useEffect, useState } from 'react'
import { runWhenIdle } from '../browser/when-idle.ts'
import { withMessages } from '../language/i18n.ts'

interface Options<P> {
  /** Whether to load the component now; otherwise it loads when the page is idle. */
  isWanted?: (props: P) => boolean
  /** Component rendered until the lazy one has loaded; default: nothing. */
  Fallback?: ComponentType<P>
  /** Called when a wanted component fails to load; without it the error is thrown during render. */
  onLoadError?: () => void
}

/**
 * Creates a lazy component that loads with its messages and never suspends; once loaded it renders synchronously. A load error is
 * thrown only if it is wanted.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isWanted = () => false, Fallback: Until, onLoadError: onMissing }: Options<P> = {},
): ComponentType<P> {
  let Fetched: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  // Shares one promise among idle and wanted loads: a second load could yield another component, which would reset state. A failed
  // load can be retried.
  const fetchOnce = () =>
    (loading ??= withMessages(load()).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  function LazyComponent(props: P) {
    const [Part, setPart] = useState(() => Fetched)
    const wanted = isWanted(props)
    useEffect(() => {
      if (Part) return
      const show = (part: ComponentType<P>) => {
        Fetched = part
        setPart(() => part)
      }
      const fail = (error: unknown) => {
        if (!wanted) return
        if (onMissing) return onMissing()
        setPart(() => {
          throw error
        })
      }
      // Waits for the end of a press: the user may be pressing the fallback.
      const take = () => void fetchOnce().then((part) => (wanted ? show(part) : runAfterPress(() => show(part))), fail)
      if (wanted) take()
      else runWhenIdle(take)
    }, [Part, wanted])
    if (Part) return <Part {...props} />
    return Until ? <Until {...props} /> : null
  }
  // `memo`: the shell renders on every navigation, but parts with unchanged props need not.
  return memo(LazyComponent) as ComponentType<P>
}

/** Longest delay in ms between `pointerup` and its click. */
const CLICK_MS = 50

let isPressed = false
const waiting = new Set<() => void>()

function end(): void {
  setTimeout(() => {
    isPressed = false
    for (const run of waiting) run()
    waiting.clear()
  }, CLICK_MS)
}
addEventListener('pointerdown', () => void (isPressed = true), true)
addEventListener('pointerup', end, true)
addEventListener('pointercancel', end, true)

/** Runs `run` now, or after the current press: an element replaced between `pointerdown` and `pointerup` gets no click. */
function runAfterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}
