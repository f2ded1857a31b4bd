import { useMessages } from '../language/use-messages.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../terms/pillar-places.ts'

/** The row of a table's head that names the pillars, after a cell for what the rows are called. */
export function PillarHeads({ places = PILLAR_PLACES }: { places?: readonly (typeof PILLAR_PLACES)[number][] }) {
  const { _ } = useMessages()
  return (
    <tr>
      <td />
      {places.map((place) => (
        <th key={place} scope="col">
          {_(PILLAR_HEAD_LABELS[place])}
        </th>
      ))}
    </tr>
  )
}
