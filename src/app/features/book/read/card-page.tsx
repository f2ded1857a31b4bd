import type { ListedArchive } from '#device/archives/archive-list.ts'

export interface CardPageProps {
  archive: ListedArchive
  productId: string
  cardId: string
  version?: number
}

/** Stands in for the inside of a card. */
export function CardPage(_: CardPageProps) {
  return null
}
