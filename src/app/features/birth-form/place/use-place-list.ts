import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'
import { usePlaceSearch, type FoundPlace } from './use-place-search.ts'

interface PlaceListInput {
  text: string
  isChosen: boolean
  onText: (text: string) => void
  onChoose: (place: FoundPlace) => void
}

/** Letters of an unfinished composition: pinyin and zhuyin may be searched, half-made Han may not. */
const raw = /^[\u0020-\u007eㄅ-ㄩˉˊˇˋ˙]+$/u

/** The list under the place: what it holds, which row is active, and the keys that move in it. */
export function usePlaceList({ text, isChosen, onText, onChoose }: PlaceListInput) {
  const [isComposing, setComposing] = useState(false)
  const [isClosed, setClosed] = useState(true)
  const [active, setActive] = useState(0)
  const isReady = !isComposing || raw.test(text)
  // Input methods put apostrophes between syllables.
  const search = usePlaceSearch(isChosen || !isReady ? '' : text.replaceAll("'", ''))
  const { places } = search
  const isOpen = !isClosed && !isChosen && search.query !== ''
  const row = Math.min(active, places.length - 1)

  const choose = (place: FoundPlace) => {
    setClosed(true)
    onChoose(place)
  }
  const move = (step: number) => {
    setClosed(false)
    if (places.length === 0) return
    const next = (row + step + places.length) % places.length
    setActive(next)
    document.getElementById(`birth-place-${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, () => void> = { ArrowDown: () => move(isOpen ? 1 : 0), ArrowUp: () => move(-1) }
    const keys: Record<string, () => void> = isOpen
      ? { ...moves, Escape: () => setClosed(true), ...(places[row] && { Enter: () => choose(places[row]!) }) }
      : moves
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    search,
    isOpen,
    row,
    activeId: isOpen && places.length > 0 ? `birth-place-${row}` : undefined,
    choose,
    hover: setActive,
    close: () => setClosed(true),
    inputProps: {
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setClosed(false)
        setActive(0)
        onText(event.currentTarget.value)
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposing(false)
        onText(event.currentTarget.value)
      },
    },
  }
}

export type PlaceListState = ReturnType<typeof usePlaceList>
