import { useMessages } from '../language/use-messages.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../terms/pillar-places.ts'

/** Table head row: an empty cell above the row heads, then the pillar names. */
export function PillarHeaderRow({ places = PILLAR_PLACES }: { places?: readonly (typeof PILLAR_PLACES)[number][] }) {
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
