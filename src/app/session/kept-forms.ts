import { useLocation } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { storage } from '../browser/storage.ts'
import { pageIdOf } from './page-id.ts'
import { useUserId } from './session.ts'

/** What was typed and not sent, by `pageIdOf`: one form a page. */
type KeptForms = Readonly<Record<string, object>>

const formsOf = (userId: string): KeptForms => storage.keptForms<KeptForms>(userId) ?? {}

/** Lets go of what was typed on these pages. */
export function dropForms(userId: string, pageIds: readonly string[]): void {
  const kept = Object.entries(formsOf(userId))
  const left = kept.filter(([id]) => !pageIds.includes(id))
  if (left.length < kept.length) storage.keepForms(userId, Object.fromEntries(left))
}

interface KeptForm<T> {
  readonly typed: T
  readonly type: (change: Partial<T>) => void
  readonly drop: () => void
}

/**
 * What is typed and chosen in a page's form: it is there again when one comes back to the page, over a reload too,
 * until it is sent (`drop`), the page's tab is closed or the user logs out. `first` is the same object each time.
 */
export function useKeptForm<T extends object>(first: T): KeptForm<T> {
  const userId = useUserId()
  const pageId = useLocation({ select: pageIdOf })
  const key = `${userId} ${pageId}`
  // An older version of the app may have known fewer fields.
  const kept = useMemo(() => ({ ...first, ...formsOf(userId)[pageId] }), [first, userId, pageId])
  const [now, setNow] = useState({ key, typed: kept })
  // Two changes may come in one turn.
  const latest = useRef(kept)
  latest.current = now.key === key ? now.typed : kept
  return {
    typed: latest.current,
    type: (change) => {
      latest.current = { ...latest.current, ...change }
      setNow({ key, typed: latest.current })
      storage.keepForms(userId, { ...formsOf(userId), [pageId]: latest.current })
    },
    drop: () => {
      setNow({ key, typed: first })
      dropForms(userId, [pageId])
    },
  }
}

const NO_LABELS = { words: '' }

/** The same for a page where something is looked for. */
export function useKeptWords(): [string, (words: string) => void] {
  const { typed, type } = useKeptForm(NO_LABELS)
  return [typed.words, (words) => type({ words })]
}
