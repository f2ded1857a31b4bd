import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { useComboboxKeys } from '../../../ui/use-combobox-keys.ts'
import { usePlaceSearch, type FoundPlace } from './use-place-search.ts'

interface PlaceListInput {
  text: string
  isChosen: boolean
  onText: (text: string) => void
  onChoose: (place: FoundPlace) => void
}

/** Matches IME composition text that can be searched: pinyin and zhuyin, but not text that already contains Han characters. */
const SEARCHABLE_COMPOSITION = /^[\u0020-\u007eㄅ-ㄩˉˊˇˋ˙]+$/u

/** Returns the state of the place list: results, active row and key handling. */
export function usePlaceList({ text, isChosen, onText, onChoose }: PlaceListInput) {
  const [isComposing, setComposing] = useState(false)
  const [isClosed, setClosed] = useState(true)
  const isReady = !isComposing || SEARCHABLE_COMPOSITION.test(text)
  // Removes the apostrophes that input methods insert between syllables.
  const search = usePlaceSearch(isChosen || !isReady ? '' : text.replaceAll("'", ''))
  const { places } = search
  const isOpen = !isClosed && !isChosen && search.query !== ''

  const choose = (place: FoundPlace) => {
    setClosed(true)
    onChoose(place)
  }
  const { row, activeId, setActive, onKeyDown } = useComboboxKeys({
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
