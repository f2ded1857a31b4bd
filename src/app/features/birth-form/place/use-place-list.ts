import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { useListKeys } from '../../../ui/use-list-keys.ts'
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
  const isReady = !isComposing || raw.test(text)
  // Input methods put apostrophes between syllables.
  const search = usePlaceSearch(isChosen || !isReady ? '' : text.replaceAll("'", ''))
  const { places } = search
  const isOpen = !isClosed && !isChosen && search.query !== ''

  const choose = (place: FoundPlace) => {
    setClosed(true)
    onChoose(place)
  }
  const { row, activeId, setActive, onKeyDown } = useListKeys({
    idPrefix: 'birth-place-',
    size: places.length,
    isOpen,
    onOpen: () => setClosed(false),
    onClose: () => setClosed(true),
    onChoose: (index) => choose(places[index]!),
  })

  return {
    search,
    isOpen,
    row,
    activeId,
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
