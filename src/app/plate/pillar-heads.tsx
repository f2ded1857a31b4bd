import { useWords } from '../language/use-words.ts'
import { PILLAR_HEAD_WORDS, PILLAR_PLACES } from '../terms/pillar-places.ts'

/** The row of a table's head that names the pillars, after a cell for what the rows are called. */
export function PillarHeads({ places = PILLAR_PLACES }: { places?: readonly (typeof PILLAR_PLACES)[number][] }) {
  const { _ } = useWords()
  return (
    <tr>
      <td />
      {places.map((place) => (
        <th key={place} scope="col">
          {_(PILLAR_HEAD_WORDS[place])}
        </th>
      ))}
    </tr>
  )
}
