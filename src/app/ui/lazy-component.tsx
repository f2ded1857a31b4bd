import { type ComponentType, memo, useEffect, useState } from 'react'
import { afterPress } from '../browser/after-press.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { withMessages } from '../language/i18n.ts'

interface Options<P> {
  /** The page needs it now; otherwise it comes when the page is idle. */
  isWanted?: (props: P) => boolean
  /** What stands there until it has come; nothing without it. */
  Until?: ComponentType<P>
  /** What to do where it was wanted and could not be had, in place of an error of the page. */
  onMissing?: () => void
}

/**
 * A component that no first paint needs, in a file of its own, with its words. Unlike `lazy` it is there in the same
 * tick once it has been fetched, and suspends nothing. A file that cannot be had is an error only where
 * it was wanted.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isWanted = () => false, Until, onMissing }: Options<P> = {},
): ComponentType<P> {
  let Fetched: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  // Once for the idle page and for who wants it now: a second answer may be another component, and a
  // component that is replaced forgets what was typed into it. One that failed may be tried again.
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
      // What stood there may be under somebody's finger just now.
      const take = () => void fetchOnce().then((part) => (wanted ? keep(part) : afterPress(() => keep(part))), fail)
      if (wanted) take()
      else whenIdle(take)
    }, [Part, wanted])
    if (Part) return <Part {...props} />
    return Until ? <Until {...props} /> : null
  }
  // What stands around a page is asked anew with every address: a part of it whose own things are the same is left alone.
  return memo(LazyComponent) as ComponentType<P>
}
