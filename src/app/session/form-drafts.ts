import { useLocation } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { storage } from '../browser/storage.ts'
import { pageIdOf } from './page-id.ts'
import { useUserId } from './session.ts'

/** Form drafts by `pageIdOf`, one per page. */
type FormDrafts = Readonly<Record<string, object>>

const readDrafts = (userId: string): FormDrafts => storage.getFormDrafts<FormDrafts>(userId) ?? {}

/** Deletes the drafts of these pages. */
export function deleteFormDrafts(userId: string, pageIds: readonly string[]): void {
  const stored = Object.entries(readDrafts(userId))
  const remaining = stored.filter(([id]) => !pageIds.includes(id))
  if (remaining.length < stored.length) storage.setFormDrafts(userId, Object.fromEntries(remaining))
}

interface FormDraft<T> {
  readonly values: T
  readonly update: (change: Partial<T>) => void
  readonly clear: () => void
}

/**
 * State of a page's form, stored per page until it is submitted (`clear`), the tab is closed or the user logs out.
 * Survives navigation and reload. `first` must be the same object on each render.
 */
export function useFormDraft<T extends object>(first: T): FormDraft<T> {
  const userId = useUserId()
  const pageId = useLocation({ select: pageIdOf })
  const key = `${userId} ${pageId}`
  // A draft of an older version may lack fields.
  const stored = useMemo(() => ({ ...first, ...readDrafts(userId)[pageId] }), [first, userId, pageId])
  const [state, setState] = useState({ key, values: stored })
  // Two updates may come before the next render.
  const latest = useRef(stored)
  latest.current = state.key === key ? state.values : stored
  return {
    values: latest.current,
    update: (change) => {
      latest.current = { ...latest.current, ...change }
      setState({ key, values: latest.current })
      storage.setFormDrafts(userId, { ...readDrafts(userId), [pageId]: latest.current })
    },
    clear: () => {
      setState({ key, values: first })
      deleteFormDrafts(userId, [pageId])
    },
  }
}

const EMPTY_SEARCH = { words: '' }

/** The stored text of a page's search field. */
export function useSearchDraft(): [string, (words: string) => void] {
  const { values, update } = useFormDraft(EMPTY_SEARCH)
  return [values.words, (words) => update({ words })]
}
