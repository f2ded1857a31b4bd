import { useEffect, useRef } from 'react'
import type { ShownTurn } from '../shown-turn.ts'

/** How far from the end somebody may be who still reads along. */
const NEAR = 240

/** Keeps the end of a conversation in view: at a new question always, while an answer is written for who reads along. */
export function useFollowedEnd(turns: number, writing: ShownTurn | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const known = useRef(turns)
  const pieces = writing?.answer.pieces.length
  useEffect(() => {
    const isNew = turns > known.current
    known.current = turns
    const page = document.documentElement
    const isNear = page.scrollHeight - innerHeight - scrollY < NEAR
    if (isNew || (pieces !== undefined && isNear)) end.current?.scrollIntoView({ block: 'end' })
  }, [turns, pieces])
  return end
}
