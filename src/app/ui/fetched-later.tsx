import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

interface Options<P> {
  /** The page needs it now; otherwise it comes when the page is idle. */
  isWanted?: (props: P) => boolean
  /** What stands there until it has come; nothing without it. */
  Until?: ComponentType<P>
}

/**
 * A component that no first paint needs, in a file of its own. Unlike `lazy` it is there in the same
 * tick once it has been fetched, and suspends nothing. A file that cannot be had is an error only where
 * it was wanted.
 */
export function fetchedLater<P extends object>(load: () => Promise<ComponentType<P>>, { isWanted = () => false, Until }: Options<P> = {}): ComponentType<P> {
  let Fetched: ComponentType<P> | undefined
  return function FetchedLater(props: P) {
    const [Part, setPart] = useState(() => Fetched)
    const wanted = isWanted(props)
    useEffect(() => {
      if (Part) return
      const keep = (part: ComponentType<P>) => {
        Fetched = part
        setPart(() => part)
      }
      const fail = (error: unknown) => {
        if (wanted) setPart(() => { throw error })
      }
      const take = () => void load().then(keep, fail)
      if (wanted) take()
      else whenIdle(take)
    }, [Part, wanted])
    if (Part) return <Part {...props} />
    return Until ? <Until {...props} /> : null
  }
}
