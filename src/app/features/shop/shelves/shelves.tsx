import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MEMBER_USES_MONTHLY } from '#contract/catalogue.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useProductTimes } from '../../../session/user-info.ts'
import { useNotSoldMessage } from '../../../errors/use-not-sold-message.ts'
import { ShopBookRow, PackRow, ShopProductSlip } from './shop-product.tsx'
import classes from './shelves.module.css'

/** Products by kind: memberships, books, recharge packs. A tap opens the pay sheet. */
export function ProductShelves({ products }: { products: readonly CatalogueProduct[] }) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const of = (kind: CatalogueProduct['kind']) => products.filter((product) => product.kind === kind)
  const pictures = of('pack').filter(({ product_id }) => product_id === 'image_pack')
  const chats = of('pack').filter((product) => !pictures.includes(product))
  if (isDesktop) {
    return (
      <>
        <div className={classes.slips} data-wide>
          {[...of('membership'), ...of('book')].map((product) => (
            <ShopProductSlip key={product.product_id} product={product} />
          ))}
        </div>
        <div className={classes.columns}>
          <Packs title={t`召唤次数`} products={chats} />
          <div>
            <Packs title={t`图像`} products={pictures} />
            <RemainingPictures />
          </div>
        </div>
      </>
    )
  }
  return (
    <>
      <SectionTitle note={t`到期不自动续费`}>{t`会员`}</SectionTitle>
      <div className={classes.slips}>
        {of('membership').map((product) => (
          <ShopProductSlip key={product.product_id} product={product} />
        ))}
      </div>
      <section className={classes.part}>
        <SectionTitle>{t({ message: '书', context: 'shelf' })}</SectionTitle>
        {of('book').map((product) => (
          <ShopBookRow key={product.product_id} product={product} />
        ))}
      </section>
      <section className={classes.part}>
        <Packs title={t`次数`} products={[...chats, ...pictures]} />
      </section>
      <p className={classes.foot}>{t`点一项看详情，付款前还会再问一次。`}</p>
    </>
  )
}

function Packs({ title, products }: { title: string; products: readonly CatalogueProduct[] }) {
  return (
    <div>
      <SectionTitle note="US$">{title}</SectionTitle>
      <AwaitsNote products={products} />
      {products.map((product) => (
        <PackRow key={product.product_id} product={product} />
      ))}
    </div>
  )
}

/** Names once what the unavailable packs of a list wait for. */
function AwaitsNote({ products }: { products: readonly CatalogueProduct[] }) {
  const notYet = useNotSoldMessage()
  const awaits = products.flatMap((product) => (product.obstacle === 'notYet' ? product.awaits : []))
  return awaits.length > 0 && <p className={classes.later}>{notYet([...new Set(awaits)])}</p>
}

function RemainingPictures() {
  const { t } = useLingui()
  const left = useProductTimes().find(({ product_id }) => product_id === 'image_pack')?.times
  const monthly = MEMBER_USES_MONTHLY.image_pack
  if (left === undefined) return null
  const now = plural(left, { other: '现余 # 张' })
  return <p className={classes.left}>{t`${now}，会员每月另有 ${monthly} 张。`}</p>
}
