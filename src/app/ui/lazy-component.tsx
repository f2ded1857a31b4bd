import { type ComponentType, memo, useEffect, useState } from 'react'
import { afterPress } from '../browser/after-press.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { withMessages } from '../language/i18n.ts'

interface Options<P> {
  /** Whether to load it now; otherwise it loads when the page is idle. */
  isWanted?: (props: P) => boolean
  /** Rendered until it has loaded; nothing without it. */
  Fallback?: ComponentType<P>
  /** Called instead of throwing when a wanted component fails to load. */
  onLoadError?: () => void
}

/**
 * A component in a lazy chunk, loaded with its messages. Unlike `React.lazy` it never suspends and renders
 * synchronously once loaded. A load error is thrown only where the component is wanted.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isWanted = () => false, Fallback: Until, onLoadError: onMissing }: Options<P> = {},
): ComponentType<P> {
  let Fetched: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  // One promise for idle and wanted loads: a second result could be a different component, whose
  // replacement would reset state. A failed load can be retried.
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
      const keep = (part: ComponentType<P>) => {
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
      // The fallback may be under the user's finger.
      const take = () => void fetchOnce().then((part) => (wanted ? keep(part) : afterPress(() => keep(part))), fail)
      if (wanted) take()
      else whenIdle(take)
    }, [Part, wanted])
    if (Part) return <Part {...props} />
    return Until ? <Until {...props} /> : null
  }
  // The shell renders on every navigation; parts with unchanged props do not.
  return memo(LazyComponent) as ComponentType<P>
}
