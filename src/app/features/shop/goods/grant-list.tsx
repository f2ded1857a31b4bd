import type { Grant } from '#contract/product.ts'
import { useArchives } from '../../../session/archives.ts'
import { formatProductBenefit } from '../../../terms/grants.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { PerkList } from './perks.tsx'

/** List of grants, with the archive's name where a grant belongs to one. */
export function GrantList({ gives }: { gives: readonly Grant[] }) {
  const { _ } = useMessages()
  const archives = useArchives() ?? []
  const lineOf = (grant: Grant) => {
    const name = archives.find(({ archive_id }) => archive_id === grant.archive_id)?.user_name
    return name ? `${formatProductBenefit(_, grant)} · ${name}` : formatProductBenefit(_, grant)
  }
  return <PerkList lines={gives.map(lineOf)} />
}
