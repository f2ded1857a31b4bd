import { useState, type KeyboardEvent } from 'react'

interface ListKeysInput {
  /** Prefix of the element ids of the rows; the row's index follows. */
  idPrefix: string
  size: number
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onChoose: (row: number) => void
}

/** Returns the active row and the key handler of a combobox: arrows, Enter and Escape. */
export function useComboboxKeys({ idPrefix, size, isOpen, onOpen, onClose, onChoose }: ListKeysInput) {
  const [active, setActive] = useState(0)
  const row = Math.min(active, size - 1)

  const move = (step: number) => {
    onOpen()
    if (size === 0) return
    const next = (row + step + size) % size
    setActive(next)
    document.getElementById(`${idPrefix}${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, () => void> = { ArrowDown: () => move(isOpen ? 1 : 0), ArrowUp: () => move(isOpen ? -1 : 0) }
    const keys: Record<string, () => void> = isOpen ? { ...moves, Escape: onClose, ...(size > 0 && { Enter: () => onChoose(row) }) } : moves
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { row, activeId: isOpen && size > 0 ? `${idPrefix}${row}` : undefined, setActive, onKeyDown }
}
