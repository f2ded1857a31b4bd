import { useLingui } from '@lingui/react/macro'
import { codes, type CodeName } from '#contract/codes.ts'
import type { CatalogueProduct, Obstacle } from '#contract/shop.ts'
import { viewArchive } from '#device/archives/archive-choice.ts'
import { useArchives } from '../../../session/archives.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { useUnavailableMessage } from '../../../errors/use-not-on-sale-message.ts'

const refusals: Record<Obstacle, CodeName> = {
  archiveLocked: 'archiveLocked',
  alreadyUnlocked: 'alreadyUnlocked',
  noArchive: 'notForSale',
  notYet: 'notOnSaleYet',
}

/** Returns why a product cannot be bought now: the server's refusal text, details and a helpful action; undefined if it can be bought. */
export function useObstacle(product: CatalogueProduct, choose: (productId: string) => void) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const notYet = useUnavailableMessage()
  const userId = useUserId()
  const own = useArchives()?.find(({ type }) => type === 0)
  if (product.obstacle === null) return product.can_buy ? undefined : { sentence: ofCode(codes.paymentOff.code) }
  if (product.obstacle === 'notYet') return { sentence: notYet(product.awaits), detail: t`做好以后才卖，价目先写在这里。` }
  const sentence = ofCode(codes[refusals[product.obstacle]].code)
  if (product.obstacle === 'noArchive') return { sentence, detail: t`会员跟着本人的档案走，本人的档案现在不在。` }
  if (product.obstacle !== 'archiveLocked' || !own) return { sentence }
  const name = own.user_name
  return {
    sentence,
    detail: t`月度会员要先有本人（${name}）的命书；年度会员里已经含着它。`,
    help: {
      label: t`先买这卷命书`,
      run: async () => {
        await viewArchive(userId, own.archive_id)
        choose('fatebook')
      },
    },
  }
}
