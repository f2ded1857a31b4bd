import { BookDrawing } from '#app/art/book.tsx'
import { HexagramDrawing } from '#app/art/hexagram.tsx'
import { LotTube } from '#app/art/lot-tube.tsx'
import { PersonaMark } from '#app/art/persona-mark.tsx'
import { HangingScroll, TiedScroll } from '#app/art/hanging-scroll.tsx'
import { useMessages } from '#app/language/use-messages.ts'
import { writingSystems } from '#app/language/writing-systems.ts'
import { useSample } from '../examples/words.ts'
import type { ComponentGroup } from '../room.tsx'

const PERSONAS = ['ai', 'god', 'tao'] as const

/** Books as on a shelf; the script of the language determines the direction of their titles. */
function Books() {
  const { word } = useSample()
  const { locale } = useMessages()
  const latin = !writingSystems[locale].isVertical
  return (
    <div className="catalogue-row">
      {(['wood', 'fire', 'earth', 'metal', 'water'] as const).map((element) => (
        <BookDrawing key={element} title={word} name="林知远" element={element} latin={latin} width={96} height={132} />
      ))}
    </div>
  )
}

const Hexagrams = () => (
  <div className="catalogue-row">
    <HexagramDrawing lines={[true, false, true, true, false, false]} />
    <HexagramDrawing lines={[true, false, true, true, false, false]} moving={[1, 4]} />
    <HexagramDrawing lines={[true, false, true]} />
  </div>
)

const Tubes = () => (
  <div className="catalogue-row">
    <LotTube isDrawn={false} />
    <LotTube isDrawn />
  </div>
)

const Scrolls = () => (
  <div className="catalogue-row">
    {PERSONAS.map((kind, i) => (
      <HangingScroll key={kind} kind={kind} selected={i === 0} />
    ))}
    <TiedScroll />
  </div>
)

const Personas = () => (
  <div className="catalogue-row">
    {PERSONAS.map((kind) => (
      <PersonaMark key={kind} kind={kind} />
    ))}
  </div>
)

export const figures: ComponentGroup = {
  name: 'Art: things',
  pieces: { Book: Books, Hexagram: Hexagrams, LotTube: Tubes, 'Scroll, TiedScroll': Scrolls, PersonaMark: Personas },
}
