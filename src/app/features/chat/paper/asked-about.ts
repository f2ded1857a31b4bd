import { createContext, use } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'

/** Whose charts a conversation is about; null where there is none, or it is gone. */
export interface AskedAbout {
  readonly archive: ListedArchive | null
  readonly other: ListedArchive | null
}

export const AskedAboutContext = createContext<AskedAbout>({ archive: null, other: null })

export const useAskedAbout = (): AskedAbout => use(AskedAboutContext)
