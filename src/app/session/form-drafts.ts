import { useLocation } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { browserStorage } from '../browser/storage.ts'
import { pageIdOf } from './page-id.ts'
import { useUserId } from './session.ts'

/** Form drafts by page id (`pageIdOf`), one per page. */
type FormDrafts = Readonly<Record<string, object>>

const readDrafts = (userId: string): FormDrafts => browserStorage.getFormDrafts<FormDrafts>(userId) ?? {}

/** Deletes the drafts of these pages. */
export function deleteFormDrafts(userId: string, pageIds: readonly string[]): void {
  const stored = Object.entries(readDrafts(userId))
  const remaining = stored.filter(([id]) => !pageIds.includes(id))
  if (remaining.length < stored.length) browserStorage.setFormDrafts(userId, Object.fromEntries(remaining))
}

interface FormDraft<T> {
  readonly values: T
  readonly update: (change: Partial<T>) => void
  readonly clear: () => void
}

/**
 * Returns the draft of the current page's form. Survives reloads; ends with `clear`, the tab or logout.
 * `first` must be the same object on each render.
 */
export function useFormDraft<T extends object>(first: T): FormDraft<T> {
  const userId = useUserId()
  const pageId = useLocation({ select: pageIdOf })
  const key = `${userId} ${pageId}`
  // Fills in missing fields: an older version of the app may have written the draft.
  const stored = useMemo(() => ({ ...first, ...readDrafts(userId)[pageId] }), [first, userId, pageId])
  const [state, setState] = useState({ key, values: stored })
  // A ref, because two updates may come before the next render.
  const latest = useRef(stored)
  latest.current = state.key === key ? state.values : stored
  return {
    values: latest.current,
    update: (change) => {
      latest.current = { ...latest.current, ...change }
      setState({ key, values: latest.current })
      browserStorage.setFormDrafts(userId, { ...readDrafts(userId), [pageId]: latest.current })
    },
    clear: () => {
      setState({ key, values: first })
      deleteFormDrafts(userId, [pageId])
    },
  }
}

const EMPTY_SEARCH = { words: '' }

/** Returns the stored text of the current page's search field, and its setter. */
export function useSearchDraft(): [string, (words: string) => void] {
  const { values, update } = useFormDraft(EMPTY_SEARCH)
  return [values.words, (words) => update({ words })]
}
